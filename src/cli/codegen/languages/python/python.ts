import {
  type Declaration,
  type EnumType,
  isUnion,
  type Model,
  type ObjectType,
  type UnionType,
} from '../../model/Model'
import { headLines, sentencesOf } from '../comment'
import { envelopeOf, insidesName } from '../envelope'
import { type Inside, insidesOf } from '../insides'
import type { Language } from '../Language'
import { file, indented } from '../lines'
import { type Parameter, parametersOf } from '../parameters'
import { spelled } from '../spelled'
import { payload } from './payload'
import { identifier, isReserved, pythonType, quote, typeName } from './pythonTypes'

/**
 * Python: data classes. Typed dictionaries would be JSON as it is, but checkers compare them member by member, and a block
 * that may hold any block keeps mypy busy for minutes.
 */
export const python: Language = {
  title: 'Python',
  file: 'beffroi.py',
  package: undefined,
  print,
}

/** Unions are names for values, so that they stand behind the classes they are of. */
function print(model: Model): string {
  const insideOf = insidesOf(model)
  return file([
    [...headLines(model.edition), 'Python 3.10 or newer.'].map((line) => `# ${line}`),
    payload,
    ...model.declarations.map((each) => declare(each, insideOf)),
    ...model.declarations.filter(isUnion).map(insides),
  ]).replaceAll(/\n\n(?=@dataclass|class )/g, '\n\n\n')
}

function declare(declaration: Declaration, insideOf: (object: ObjectType) => Inside | undefined): string[] {
  if (isUnion(declaration)) return envelope(declaration)
  return declaration.kind === 'enum' ? enumeration(declaration) : dataClass(declaration, tagOf(insideOf(declaration)))
}

const enumeration = ({ name, values, docs }: EnumType): string[] => [
  `${typeName(name)}: TypeAlias = Literal[${values.map(quote).join(', ')}]`,
  ...docstring(sentencesOf(docs, goingAway)),
]

const tagOf = (inside: Inside | undefined): string[] =>
  inside ? [`${inside.union.name.toLowerCase()}_tag: ClassVar[str] = ${quote(inside.variant.tag)}`] : []

/** An envelope asks its inside for the tag, so that nobody can send one with the other's data. */
function envelope(union: UnionType): string[] {
  const { name, tag, variants } = union
  const { object } = envelopeOf(union)
  const mayLack = variants.filter(({ needsData }) => !needsData).map((variant) => typeName(variant.data))
  const leavesOut =
    mayLack.length === 0
      ? []
      : [
          `        if not members["data"] and isinstance(self.data, (${mayLack.map((each) => `${each},`).join(' ')})):`,
          '            del members["data"]',
        ]
  return [
    ...dataClass(object, []),
    '',
    '    def to_dict(self) -> dict[str, Any]:',
    '        members = _members(self)',
    ...leavesOut,
    `        return {${quote(tag)}: self.data.${name.toLowerCase()}_tag, **members}`,
  ]
}

const insides = (union: UnionType): string[] => {
  const { name, tag, variants } = union
  return [
    `${insidesName(union)}: TypeAlias = ${variants.length === 0 ? 'Any' : 'Union['}`,
    ...(variants.length === 0 ? [] : [...variants.map(({ data }) => `    ${typeName(data)},`), ']']),
    ...docstring([`What is in ${/^[AEIOU]/.test(name) ? 'an' : 'a'} ${name}: its class decides the "${tag}".`]),
  ]
}

function dataClass(object: ObjectType, tag: readonly string[]): string[] {
  const parameters = parametersOf(object, identifier, isReserved)
  const constants = parameters.filter(({ constant }) => constant !== undefined)
  const always = constants.map(({ name, constant }) => `${quote(name)}: ${quote(constant ?? '')}`)
  const body = [
    docstring(sentencesOf(object.docs, goingAway)),
    [...tag, ...(always.length > 0 ? [`_always: ClassVar[Mapping[str, str]] = {${always.join(', ')}}`] : [])],
    ...parameters.filter((each) => each.constant === undefined).map(member),
  ].filter((part) => part.length > 0)
  return [
    '@dataclass(frozen=True)',
    `class ${typeName(object.name)}(Payload):`,
    ...(body.length === 0
      ? ['    pass']
      : indented(
          body.flatMap((part, index) => (index === 0 ? part : ['', ...part])),
          '    ',
        )),
  ]
}

function member({ name, as, shape, required, nullable, docs }: Parameter): string[] {
  const type = pythonType(shape)
  const whole = (required && !nullable) || type === 'Any' ? type : `Optional[${type}]`
  const renamed = name === as ? '' : `metadata={"name": ${quote(name)}}`
  const value = required
    ? renamed
      ? ` = field(${renamed})`
      : ''
    : renamed
      ? ` = field(default=None, ${renamed})`
      : ' = None'
  const words = spelled(shape)
  const lines = words === undefined || type === 'Any' ? docs.lines : [...docs.lines, words]
  return [`${as}: ${whole}${value}`, ...docstring(sentencesOf({ ...docs, lines }, goingAway))]
}

const goingAway = 'Deprecated: going away.'

function docstring(sentences: readonly string[]): string[] {
  const lines = sentences.map((line) => line.replaceAll('\\', '\\\\').replaceAll('"""', '\\"\\"\\"'))
  const [only] = lines
  if (only === undefined) return []
  if (lines.length === 1) return [`"""${only.replace(/"$/, '\\"')}"""`]
  return [`"""`, ...lines, `"""`]
}
