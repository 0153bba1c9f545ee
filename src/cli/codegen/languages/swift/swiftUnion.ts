import type { UnionType, Variant } from '../../model/Model'
import { camel } from '../../model/words'
import { lineComment } from '../comment'
import { distinct } from '../distinct'
import { insidesName } from '../envelope'
import { indented } from '../lines'
import type { Parameter } from '../parameters'
import { codingKeys, encodeMember, initializer, property, swiftParameters } from './swiftObject'
import { quote, swiftType, typeName, word } from './swiftTypes'

type Case = Variant & { as: string }

/** An envelope whose inside is an enumeration with values: which one it is decides the tag. */
export function swiftUnion(union: UnionType, isClass: boolean): string[] {
  const { name, tag, docs, fields, variants } = union
  const insides = insidesName(union)
  const parameters = swiftParameters({ fields, further: undefined })
  const names = distinct(
    variants.map((variant) => variant.tag),
    camel,
  )
  const cases = variants.map((variant, index) => ({
    ...variant,
    data: typeName(variant.data),
    as: word(names[index] ?? ''),
  }))
  const body = [
    [`/// Which one it is decides the "${tag}".`, `public ${isClass ? 'let' : 'var'} data: ${insides}`],
    parameters.flatMap((each) => property(each, isClass)),
    initializer(parameters, { as: 'data', type: insides }),
    codingKeys([{ as: camel(tag), name: tag }, { as: 'data', name: 'data' }, ...parameters]),
    decoding(union, cases, parameters),
    encoding(union, cases, parameters),
  ]
  return [
    `/// What is in ${/^[AEIOU]/.test(name) ? 'an' : 'a'} ${name}: which one it is decides the "${tag}".`,
    `public indirect enum ${insides}: Sendable {`,
    ...cases.flatMap(({ as, data, docs: about }) =>
      indented([...lineComment('///', about, 'Deprecated: going away.'), `case ${as}(${data})`], '    '),
    ),
    '}',
    '',
    ...lineComment('///', docs, 'Deprecated: going away.'),
    `public ${isClass ? 'final class' : 'struct'} ${name}: Codable, Sendable {`,
    ...indented(
      body.flatMap((part, index) => (index === 0 ? part : ['', ...part])),
      '    ',
    ),
    '}',
  ]
}

/** The key of the tag among the coding keys. */
const tagKey = ({ tag }: UnionType): string => word(camel(tag))

function decoding(union: UnionType, cases: readonly Case[], parameters: readonly Parameter[]): string[] {
  const { name, tag } = union
  return [
    'public init(from decoder: Decoder) throws {',
    '    let container = try decoder.container(keyedBy: CodingKeys.self)',
    `    let tag = try container.decode(String.self, forKey: .${tagKey(union)})`,
    '    switch tag {',
    ...cases.map(({ as, data, needsData, tag: text }) => {
      const value = needsData
        ? `try container.decode(${data}.self, forKey: .data)`
        : `try container.decodeIfPresent(${data}.self, forKey: .data) ?? ${data}()`
      return `    case ${quote(text)}: data = .${as}(${value})`
    }),
    '    default:',
    '        throw DecodingError.dataCorruptedError(',
    `            forKey: .${tagKey(union)}, in: container, debugDescription: "There is no ${name.toLowerCase()} with this ${tag}: " + tag)`,
    '    }',
    ...parameters.map(
      ({ as, shape, required }) =>
        `    ${word(as)} = try container.${required ? 'decode' : 'decodeIfPresent'}(${swiftType(shape)}.self, forKey: .${word(as)})`,
    ),
    '}',
  ]
}

function encoding(union: UnionType, cases: readonly Case[], parameters: readonly Parameter[]): string[] {
  return [
    'public func encode(to encoder: Encoder) throws {',
    '    var container = encoder.container(keyedBy: CodingKeys.self)',
    '    switch data {',
    ...cases.flatMap(({ as, tag: text }) => [
      `    case .${as}(let value):`,
      `        try container.encode(${quote(text)}, forKey: .${tagKey(union)})`,
      '        try container.encode(value, forKey: .data)',
    ]),
    '    }',
    ...parameters.map((each) => `    ${encodeMember(each)}`),
    '}',
  ]
}
