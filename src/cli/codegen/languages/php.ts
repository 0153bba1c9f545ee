import type { Docs, EnumType, Model, ObjectType, Shape } from '../model/Model'
import { camelCase, pascalCase } from '../model/nameCase'
import { blockComment, code, docSentences, fileHead, paragraphs, toFile } from './code'
import type { Language, PrintOptions } from './Language'
import { enumMembers, isOneOf, type Member, membersOf, parametersOf } from './members'
import { typePrinter } from './shapes'
import { type EnvelopeStatements, printClasses, type VariantPayload } from './unions'

/** PHP: classes of read-only properties that json_encode writes. */
export const php: Language = {
  title: 'PHP',
  file: 'Beffroi.php',
  package: {
    word: 'namespace',
    default: 'Beffroi',
    pattern: /^[A-Za-z_]\w*(?:\\[A-Za-z_]\w*)*$/,
    example: 'App\\Portal',
  },
  print,
}

function print(model: Model, options: PrintOptions): string {
  const about = [
    'PHP 8.1 or newer. json_encode writes what is built here.',
    'Composer finds all of it by "autoload": {"classmap": [this file]}.',
  ]
  return toFile([
    ['<?php'],
    fileHead(model, '//', ...about),
    ['declare(strict_types=1);'],
    [`namespace ${options.package};`],
    ...printClasses(model, {
      enumeration,
      object: phpClass,
      dataInterface: ({ name, tag }, { base, tagMember }) => code`
        /** What is in a {@see ${name}}: its class decides the "${tag}". */
        interface ${base} extends \JsonSerializable
        {
            /** The "${tag}" in JSON. */
            public function ${tagMember}(): string;
        }
      `,
      putTag: (tag, tagMember) => `${quote(tag)} => $this->data->${tagMember}(),`,
      removeEmptyData: `if ((array) $this->data->jsonSerialize() === []) unset($value['data']);`,
    }),
  ])
}

function enumeration(type: EnumType): string[] {
  const members = enumMembers(type, { convert: pascalCase, isReserved: (name) => name.toLowerCase() === 'class' })
  return code`
    ${comment(type.docs)}
    enum ${typeName(type.name)}: string
    {
        ${members.map(({ name, value }) => `case ${name} = ${quote(value)};`)}
    }
  `
}

function phpClass(object: ObjectType, payload: VariantPayload | undefined, statements: EnvelopeStatements): string[] {
  const members = membersOf(object, { convert: camelCase, isReserved: (name) => name === 'this' })
  const parameters = parametersOf(members)
  return code`
    ${comment(object.docs)}
    final class ${typeName(object.name)} implements ${payload?.base ?? '\\JsonSerializable'}
    {
        ${paragraphs([
          parameters.length > 0 ? construct(parameters) : [],
          payload ? tagMethod(payload) : [],
          serialize(members, statements),
        ])}
    }
  `
}

const construct = (parameters: readonly Member[]): string[] => code`
  public function __construct(
      ${parameters.flatMap(parameter)}
  ) {}
`

const tagMethod = ({ tagMember, tag }: VariantPayload): string[] => code`
  public function ${tagMember}(): string
  {
      return ${quote(tag)};
  }
`

function parameter({ as, shape, required, nullable, docs }: Member): string[] {
  const canBeNull = !required || nullable
  const declared = declaredType(shape, canBeNull)
  const exact = docType(shape)
  const isExact = exact === declared.replace(/^\?/, '')
  const about = isExact ? [] : [`@var ${exact}${canBeNull && exact !== 'mixed' ? '|null' : ''}`]
  return [
    ...comment({ ...docs, lines: [...docs.lines, ...about] }),
    `public readonly ${declared} $${as}${required ? '' : ' = null'},`,
  ]
}

function serialize(members: readonly Member[], { first, last }: EnvelopeStatements): string[] {
  const always = members
    .filter(({ required }) => required)
    .map(({ name, as, shape, nullable, constant }) => {
      const value = constant === undefined ? encode(shape, `$this->${as}`, nullable) : quote(constant)
      return `${quote(name)} => ${value},`
    })
  const optional = members
    .filter(({ required }) => !required)
    .map(({ name, as, shape, isRest }) =>
      isRest
        ? `$value += $this->${as} ?? [];`
        : `if ($this->${as} !== null) $value[${quote(name)}] = ${encode(shape, `$this->${as}`, false)};`,
    )
  const entries = [...first, ...always]
  return code`
    public function jsonSerialize(): object
    {
        $value = [${entries.length === 0 ? '];' : ''}
            ${entries}
        ${entries.length === 0 ? [] : ['];']}
        ${[...optional, ...last]}
        return (object) $value;
    }
  `
}

const comment = (docs: Docs): string[] => blockComment(docSentences(docs, '@deprecated'))

/** Words, in lower case, that cannot name a class in any capitalisation. */
const isKeyword = isOneOf(
  'abstract and array as break callable case catch class clone const continue declare default die do echo else elseif ' +
    'empty enddeclare endfor endforeach endif endswitch endwhile eval exit extends final finally fn for foreach function ' +
    'global goto if implements include instanceof insteadof interface isset list match namespace new or print private ' +
    'protected public readonly require return static switch throw trait try unset use var while xor yield self parent int ' +
    'float bool string true false null void iterable object mixed never enum resource numeric',
)
const typeName = (name: string): string => (isKeyword(name.toLowerCase()) ? `${name}Type` : name)

const quote = (value: string): string => `'${value.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`

/** The types of PHP's declarations, in which lists and maps are both `array`. */
const nativeTypes = {
  string: 'string',
  int32: 'int',
  int64: 'int',
  number: 'int|float',
  boolean: 'bool',
  null: 'null',
  any: 'mixed',
  list: () => 'array',
  map: () => 'array',
  named: typeName,
  oneOf: (types: string[]) => types.join('|'),
}
const nativeType = typePrinter(nativeTypes)

function declaredType(shape: Shape, canBeNull: boolean): string {
  const types = [...new Set(nativeType(shape).split('|'))]
  if (types.includes('mixed')) return 'mixed'
  if (types.length === 1) return `${canBeNull ? '?' : ''}${types[0]}`
  return [...types, ...(canBeNull && !types.includes('null') ? ['null'] : [])].join('|')
}

/** The type in a comment, as static analysers read it. */
const docType = typePrinter({
  ...nativeTypes,
  constant: quote,
  list: (item) => `list<${item}>`,
  map: (item) => `array<string, ${item}>`,
})

/** An expression for json_encode, which would write an empty map as a list, and a list with gaps as a map. */
function encode(shape: Shape, expression: string, canBeNull: boolean): string {
  const encoded = encodeValue(shape, expression)
  return canBeNull && encoded !== expression ? `${expression} === null ? null : ${encoded}` : encoded
}

function encodeValue(shape: Shape, expression: string): string {
  if (shape.kind === 'map') return `(object) ${encodeItems(shape.of, expression, false)}`
  if (shape.kind === 'list') return encodeItems(shape.of, expression, true)
  if (shape.kind !== 'oneOf' || !shape.of.some(({ kind }) => kind === 'map')) return expression
  const isMap = shape.of.some(({ kind }) => kind === 'list')
    ? `\\is_array(${expression}) && !\\array_is_list(${expression})`
    : `\\is_array(${expression})`
  return `${isMap} ? (object) ${expression} : ${expression}`
}

function encodeItems(of: Shape, expression: string, isList: boolean): string {
  const item = encodeValue(of, '$item')
  const all = isList ? `\\array_values(${expression})` : expression
  return item === '$item' ? all : `\\array_map(static fn ($item) => ${item}, ${all})`
}
