import type { ObjectType } from '../../model/Model'
import { camel } from '../../model/words'
import { lineComment } from '../comment'
import { indented } from '../lines'
import { given, type Parameter, parametersOf } from '../parameters'
import { spelled } from '../spelled'
import { quote, swiftType, typeName, word } from './swiftTypes'

const members = new Set(['encode', 'hash', 'CodingKeys', 'container', 'encoder', 'decoder'])

export const swiftParameters = (object: Pick<ObjectType, 'fields' | 'further'>): Parameter[] =>
  parametersOf(object, camel, (name) => members.has(name))

/** A structure, or a class where it may hold another of itself. */
export function swiftObject(object: ObjectType, isLoop: (name: string) => boolean): string[] {
  const parameters = swiftParameters(object)
  const isClass = isLoop(object.name)
  const isOpen = parameters.some(({ name }) => name === '')
  const needsEncode = isOpen || parameters.some(({ required, nullable }) => required && nullable)
  const parts = [
    parameters.flatMap((each) => property(each, isClass)),
    initializer(parameters),
    codingKeys(parameters.filter(({ name }) => name !== '')),
    needsEncode ? encoder(parameters) : [],
  ].filter((part) => part.length > 0)
  return [
    ...lineComment('///', object.docs, 'Deprecated: going away.'),
    `public ${isClass ? 'final class' : 'struct'} ${typeName(object.name)}: Codable, ${isClass && isOpen ? '@unchecked ' : ''}Sendable {`,
    ...indented(
      parts.flatMap((part, index) => (index === 0 ? part : ['', ...part])),
      '    ',
    ),
    '}',
  ]
}

const typeOf = ({ shape, required, nullable }: Parameter): string =>
  `${swiftType(shape)}${!required || nullable ? '?' : ''}`

/** What a class holds never changes, so that several threads may have it at hand. */
export function property(parameter: Parameter, isClass: boolean): string[] {
  const { as, docs, shape, constant, name } = parameter
  const words = spelled(shape)
  const lines = words === undefined ? docs.lines : [...docs.lines, words]
  const comment = lineComment('///', { lines, deprecated: docs.deprecated }, 'Deprecated: going away.')
  if (name === '')
    return [...comment, `public ${isClass ? 'private(set) ' : ''}var ${word(as)}: ${typeOf(parameter)} = nil`]
  return [...comment, `public ${isClass || constant !== undefined ? 'let' : 'var'} ${word(as)}: ${typeOf(parameter)}`]
}

/** `first` is a parameter without a label. */
export function initializer(parameters: readonly Parameter[], first?: { as: string; type: string }): string[] {
  const own = given(parameters).map((each) => `${word(each.as)}: ${typeOf(each)}${each.required ? '' : ' = nil'}`)
  const all = first ? [`_ ${first.as}: ${first.type}`, ...own] : own
  const sets = parameters.map(
    ({ as, constant }) => `    self.${as} = ${constant === undefined ? word(as) : quote(constant)}`,
  )
  return [`public init(${all.join(', ')}) {`, ...(first ? [`    self.${first.as} = ${first.as}`] : []), ...sets, '}']
}

export function codingKeys(parameters: readonly Pick<Parameter, 'as' | 'name'>[]): string[] {
  if (parameters.length === 0) return []
  const cases = parameters.map(({ as, name }) => `    case ${word(as)}${as === name ? '' : ` = ${quote(name)}`}`)
  return ['private enum CodingKeys: String, CodingKey {', ...cases, '}']
}

/** How a member is written when the compiler does not: what may be null is written as null where it is required. */
export const encodeMember = ({ as, required }: Parameter): string =>
  `try container.${required ? 'encode' : 'encodeIfPresent'}(${word(as)}, forKey: .${word(as)})`

function encoder(parameters: readonly Parameter[]): string[] {
  const further = parameters.find(({ name }) => name === '')
  return [
    'public func encode(to encoder: Encoder) throws {',
    ...(further ? [`    try ${word(further.as)}?.encode(to: encoder)`] : []),
    '    var container = encoder.container(keyedBy: CodingKeys.self)',
    ...parameters.filter(({ name }) => name !== '').map((each) => `    ${encodeMember(each)}`),
    '}',
  ]
}
