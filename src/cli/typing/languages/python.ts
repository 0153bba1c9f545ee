import type { Declaration, Docs, EnumType, Field, Model, ObjectType, Shape, UnionType } from '../model/Model'
import { headLines, lineComment, sentencesOf } from './comment'
import type { Language } from './Language'
import { file, indented } from './lines'

/** Python: typed dictionaries, which json.dumps writes and json.loads reads as they are. */
export const python: Language = {
  title: 'Python',
  file: 'beffroi.py',
  package: undefined,
  print: (model) => {
    const isUnion = ({ kind }: Declaration) => kind === 'union'
    return file([
      head(model),
      ...model.declarations.filter((each) => !isUnion(each)).map(declare),
      ...model.declarations.filter(isUnion).map(declare),
    ])
  },
}

const head = ({ edition }: Model): string[] => [
  ...headLines(edition).map((line) => `# ${line}`),
  '# Python 3.11 or newer. What is built here goes through json.dumps.',
  'from __future__ import annotations',
  '',
  'from typing import Any, Literal, NotRequired, TypeAlias, TypedDict, Union',
]

function declare(declaration: Declaration): string[] {
  if (declaration.kind === 'enum') return enumeration(declaration)
  return declaration.kind === 'union' ? union(declaration) : object(declaration)
}

const enumeration = ({ name, values, docs }: EnumType): string[] => [
  `${safe(name)}: TypeAlias = Literal[${values.map(quote).join(', ')}]`,
  ...docstring(docs),
]

function object({ name, fields, docs, further }: ObjectType): string[] {
  if (fields.length === 0 && further)
    return [`${safe(name)}: TypeAlias = dict[str, ${type(further)}]`, ...docstring(docs)]
  const more = further ? ['Further members may be added: dict(value, more=…) through a cast.'] : []
  const about = { ...docs, lines: [...docs.lines, ...more] }
  return dictionary(safe(name), fields, about)
}

/** A class where all keys are names of Python's, else a call, which takes any key and quotes the types. */
function dictionary(name: string, fields: readonly Field[], docs: Docs): string[] {
  if (fields.every((field) => isName(field.name))) {
    const about = indented(docstring(docs), '    ')
    const members = indented(
      fields.flatMap((field) => ['', `${field.name}: ${memberType(field)}`, ...docstring(field.docs)]),
      '    ',
    )
    const body = [...about, ...members].slice(about.length === 0 ? 1 : 0)
    return [`class ${name}(TypedDict):`, ...(body.length > 0 ? body : ['    pass'])]
  }
  const members = fields.flatMap((field) => [
    ...lineComment('#', field.docs, 'Deprecated.'),
    `${quote(field.name)}: ${quote(memberType(field))},`,
  ])
  return [`${name} = TypedDict(${quote(name)}, {`, ...indented(members, '    '), '})', ...docstring(docs)]
}

function union({ name, tag, fields, variants, docs }: UnionType): string[] {
  const none: Docs = { lines: [], deprecated: false }
  const alternatives = variants.flatMap((variant) => [
    ...dictionary(
      safe(variant.name),
      [
        { name: tag, shape: { is: 'constant', value: variant.tag }, required: true, nullable: false, docs: none },
        {
          name: 'data',
          shape: { is: 'named', name: variant.data },
          required: variant.needsData,
          nullable: false,
          docs: none,
        },
        ...fields,
      ],
      variant.docs,
    ),
    '',
  ])
  const names = variants.map((variant) => `    ${safe(variant.name)},`)
  const whole = names.length === 0 ? ['Any'] : ['Union[', ...names, ']']
  return [...alternatives, `${name}: TypeAlias = ${whole[0]}`, ...whole.slice(1), ...docstring(docs)]
}

function memberType({ shape, required, nullable }: Field): string {
  const value = nullable && shape.is !== 'anything' ? `Union[${type(shape)}, None]` : type(shape)
  return required ? value : `NotRequired[${value}]`
}

function type(shape: Shape): string {
  switch (shape.is) {
    case 'text':
      return 'str'
    case 'integer':
      return 'int'
    case 'number':
      return 'float'
    case 'flag':
      return 'bool'
    case 'null':
      return 'None'
    case 'anything':
      return 'Any'
    case 'constant':
      return `Literal[${quote(shape.value)}]`
    case 'list':
      return `list[${type(shape.of)}]`
    case 'map':
      return `dict[str, ${type(shape.of)}]`
    case 'named':
      return safe(shape.name)
    case 'either':
      return `Union[${shape.of.map(type).join(', ')}]`
  }
}

function docstring(docs: Docs): string[] {
  const lines = sentencesOf(docs, 'Deprecated.').map((line) =>
    line.replaceAll('\\', '\\\\').replaceAll('"""', '\\"\\"\\"'),
  )
  const [only] = lines
  if (only === undefined) return []
  if (lines.length === 1) return [`"""${only.replace(/"$/, '\\"')}"""`]
  return [`"""`, ...lines, `"""`]
}

const quote = (text: string): string => JSON.stringify(text)

const keywords = new Set(
  (
    'False None True and as assert async await break class continue def del elif else except finally for from global if ' +
    'import in is lambda nonlocal not or pass raise return try while with yield'
  ).split(' '),
)

/** Two leading underscores would be changed by the class they stand in. */
const isName = (name: string): boolean =>
  /^[\p{L}_][\p{L}\p{N}_]*$/u.test(name) && !keywords.has(name) && !name.startsWith('__')

const used = new Set(['Any', 'Literal', 'NotRequired', 'TypeAlias', 'TypedDict', 'Union', 'None', 'True', 'False'])
const safe = (name: string): string => (used.has(name) ? `${name}_` : name)
