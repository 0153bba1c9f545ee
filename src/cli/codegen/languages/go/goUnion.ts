import type { UnionType } from '../../model/Model'
import { lineComment } from '../comment'
import { insidesName, tagMethod } from '../envelope'
import { goFields, type Shadow, shadowed, shadowsOf, structOf } from './goStruct'
import { typeName } from './goTypes'
import { tag as jsonTag, quote } from './quote'

/** An envelope that asks its inside for the tag, so that nobody can send one with the other's data. */
export function goUnion(union: UnionType): string[] {
  const { name, tag, docs, fields } = union
  const insides = insidesName(union)
  const method = tagMethod(union)
  const own = goFields({ fields, further: undefined }).map((field) =>
    field.as === 'Data' ? { ...field, as: 'Data2' } : field,
  )
  const [start = '', ...rest] = structOf(name, own)
  const body = rest.length === 0 ? ['}'] : rest
  return [
    `// ${insides} is what is in ${article(name)}: its type decides the "${tag}".`,
    `type ${insides} interface{ ${method}() string }`,
    '',
    ...lineComment('//', docs, 'Deprecated: going away.'),
    start.replace('struct{}', 'struct {'),
    `\t// Its type decides the "${tag}".`,
    `\tData ${insides} \`json:"-"\``,
    ...body,
    '',
    ...marshal(union, shadowsOf(own, 'v')),
    '',
    ...unmarshal(union),
  ]
}

function marshal(union: UnionType, shadows: readonly Shadow[]): string[] {
  const { name, tag, variants } = union
  const mayLack = variants.filter(({ needsData }) => !needsData).map(({ data }) => typeName(data))
  const envelope: Shadow[] = [
    { as: 'Tag', name: tag, type: 'string', value: `v.Data.${tagMethod(union)}()`, isOptional: false },
    { as: 'Inside', name: 'data', type: 'json.RawMessage', value: 'data', isOptional: true },
    ...shadows,
  ]
  return [
    `func (v ${name}) MarshalJSON() ([]byte, error) {`,
    '\tif v.Data == nil {',
    `\t\treturn nil, fmt.Errorf("${article(name)} has no Data")`,
    '\t}',
    '\tdata, err := json.Marshal(v.Data)',
    '\tif err != nil {',
    '\t\treturn nil, err',
    '\t}',
    ...(mayLack.length === 0
      ? []
      : [
          '\tif string(data) == "{}" {',
          '\t\tswitch v.Data.(type) {',
          `\t\tcase ${mayLack.flatMap((each) => [each, `*${each}`]).join(', ')}:`,
          '\t\t\tdata = nil',
          '\t\t}',
          '\t}',
        ]),
    `\ttype plain ${name}`,
    `\treturn json.Marshal(${shadowed(envelope, 'plain(v)')})`,
    '}',
  ]
}

function unmarshal({ name, tag, variants }: UnionType): string[] {
  return [
    `func (v *${name}) UnmarshalJSON(text []byte) error {`,
    `\ttype plain ${name}`,
    '\tvar envelope struct {',
    `\t\tTag    string          ${jsonTag(tag, false)}`,
    '\t\tInside json.RawMessage `json:"data"`',
    '\t\tplain',
    '\t}',
    '\tif err := json.Unmarshal(text, &envelope); err != nil {',
    '\t\treturn err',
    '\t}',
    `\tdata, err := read${name}Data(envelope.Tag, envelope.Inside)`,
    '\tif err != nil {',
    '\t\treturn err',
    '\t}',
    `\t*v = ${name}(envelope.plain)`,
    '\tv.Data = data',
    '\treturn nil',
    '}',
    '',
    `func read${name}Data(tag string, text json.RawMessage) (${name}Data, error) {`,
    '\tswitch tag {',
    ...variants.flatMap((variant) => [
      `\tcase ${quote(variant.tag)}:`,
      `\t\treturn readData[${typeName(variant.data)}](text)`,
    ]),
    '\t}',
    `\treturn nil, fmt.Errorf("there is no ${name.toLowerCase()} with the ${tag} %q", tag)`,
    '}',
  ]
}

const article = (name: string): string => `${/^[AEIOU]/.test(name) ? 'an' : 'a'} ${name}`
