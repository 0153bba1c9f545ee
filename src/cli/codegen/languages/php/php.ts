import {
  type Declaration,
  type EnumType,
  isUnion,
  type Model,
  type ObjectType,
  type UnionType,
} from '../../model/Model'
import { camel, pascal } from '../../model/words'
import { blockComment, headLines } from '../comment'
import { distinct } from '../distinct'
import { envelopeOf, insidesName, tagMethod } from '../envelope'
import { type Inside, insidesOf } from '../insides'
import type { Language, Place } from '../Language'
import { file, indented } from '../lines'
import { given, type Parameter, parametersOf } from '../parameters'
import { encoded, phpDocType, phpType, quote, typeName } from './phpTypes'

/** PHP: classes of read-only properties that json_encode writes. */
export const php: Language = {
  title: 'PHP',
  file: 'Beffroi.php',
  package: {
    word: 'namespace',
    usual: 'Beffroi',
    pattern: /^[A-Za-z_]\w*(?:\\[A-Za-z_]\w*)*$/,
    example: 'App\\Portal',
  },
  print,
}

function print(model: Model, place: Place): string {
  const insideOf = insidesOf(model)
  return file([
    ['<?php'],
    [
      ...headLines(model.edition),
      'PHP 8.1 or newer. json_encode writes what is built here.',
      'Composer finds all of it by "autoload": {"classmap": [this file]}.',
    ].map((line) => `// ${line}`),
    ['declare(strict_types=1);'],
    [`namespace ${place.package};`],
    ...model.declarations.map((each) => declare(each, insideOf)),
  ])
}

function declare(declaration: Declaration, insideOf: (object: ObjectType) => Inside | undefined): string[] {
  if (isUnion(declaration)) return union(declaration)
  if (declaration.kind === 'enum') return enumeration(declaration)
  return phpClass(declaration, insideOf(declaration))
}

function enumeration({ name, values, docs }: EnumType): string[] {
  const names = distinct(values, pascal, (each) => each.toLowerCase() === 'class')
  return [
    ...blockComment(docs),
    `enum ${typeName(name)}: string`,
    '{',
    ...values.map((value, index) => `    case ${names[index]} = ${quote(value)};`),
    '}',
  ]
}

/** An envelope asks its inside for the tag, so that nobody can send one with the other's data. */
function union(envelope: UnionType): string[] {
  const { name, tag } = envelope
  const { object, insides, method, leavesOut } = envelopeOf(envelope)
  return [
    `/** What is in a {@see ${name}}: its class decides the "${tag}". */`,
    `interface ${insides} extends \\JsonSerializable`,
    '{',
    `    /** The "${tag}" in JSON. */`,
    `    public function ${method}(): string;`,
    '}',
    '',
    ...phpClass(object, undefined, {
      first: [`${quote(tag)} => $this->data->${method}(),`],
      last: leavesOut ? [`if ((array) $this->data->jsonSerialize() === []) unset($value['data']);`] : [],
    }),
  ]
}

type Around = { first: readonly string[]; last: readonly string[] }

function phpClass(object: ObjectType, inside: Inside | undefined, { first, last }: Around = { first: [], last: [] }) {
  const parameters = parametersOf(object, camel, (name) => name === 'this')
  const components = given(parameters)
  const parent = inside ? insidesName(inside.union) : '\\JsonSerializable'
  const construct =
    components.length === 0
      ? []
      : ['public function __construct(', ...indented(components.flatMap(component), '    '), ') {}', '']
  const tag = inside
    ? [`public function ${tagMethod(inside.union)}(): string`, '{', `    return ${quote(inside.variant.tag)};`, '}', '']
    : []
  return [
    ...blockComment(object.docs),
    `final class ${typeName(object.name)} implements ${parent}`,
    '{',
    ...indented([...construct, ...tag, ...serialize(parameters, first, last)], '    '),
    '}',
  ]
}

function component({ as, shape, required, nullable, docs }: Parameter): string[] {
  const canBeNull = !required || nullable
  const native = phpType(shape, canBeNull)
  const exact = phpDocType(shape)
  const about =
    exact === native.replace(/^\?/, '') ? [] : [`@var ${exact}${canBeNull && exact !== 'mixed' ? '|null' : ''}`]
  return [
    ...blockComment({ ...docs, lines: [...docs.lines, ...about] }),
    `public readonly ${native} $${as}${required ? '' : ' = null'},`,
  ]
}

function serialize(parameters: readonly Parameter[], first: readonly string[], last: readonly string[]): string[] {
  const required = parameters.filter((each) => each.required)
  const optional = parameters.filter((each) => !each.required && each.name !== '')
  const further = parameters.find(({ name }) => name === '')
  const always = required.map(({ name, as, shape, nullable, constant }) => {
    const value = constant === undefined ? encoded(shape, `$this->${as}`, nullable) : quote(constant)
    return `${quote(name)} => ${value},`
  })
  const puts = optional.map(
    ({ name, as, shape }) =>
      `if ($this->${as} !== null) $value[${quote(name)}] = ${encoded(shape, `$this->${as}`, false)};`,
  )
  const rest = further ? [`$value += $this->${further.as} ?? [];`] : []
  const entries = [...first, ...always]
  return [
    'public function jsonSerialize(): object',
    '{',
    ...indented(
      [
        ...(entries.length === 0 ? ['$value = [];'] : ['$value = [', ...indented(entries, '    '), '];']),
        ...puts,
        ...rest,
        ...last,
        'return (object) $value;',
      ],
      '    ',
    ),
    '}',
  ]
}
