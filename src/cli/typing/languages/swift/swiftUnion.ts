import type { UnionType } from '../../model/Model'
import { camel } from '../../model/words'
import { lineComment } from '../comment'
import { distinct } from '../distinct'
import { insidesName } from '../envelope'
import { indented } from '../lines'
import { codingKeys, encodeMember, initializer, property, swiftParameters } from './swiftObject'
import { quote, swiftType, typeName, word } from './swiftTypes'

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
  const [tagKey = 'tag', dataKey = 'data'] = [word(camel(tag)), 'data']
  const decodeData = cases.map(({ as, data, needsData, tag: text }) => {
    const value = needsData
      ? `try container.decode(${data}.self, forKey: .${dataKey})`
      : `try container.decodeIfPresent(${data}.self, forKey: .${dataKey}) ?? ${data}()`
    return `    case ${quote(text)}: data = .${as}(${value})`
  })
  const encodeData = cases.flatMap(({ as, tag: text }) => [
    `    case .${as}(let value):`,
    `        try container.encode(${quote(text)}, forKey: .${tagKey})`,
    `        try container.encode(value, forKey: .${dataKey})`,
  ])
  const decodeMember = ({ as, shape, required }: (typeof parameters)[number]) =>
    `    ${word(as)} = try container.${required ? 'decode' : 'decodeIfPresent'}(${swiftType(shape)}.self, forKey: .${word(as)})`
  const body = [
    [`/// Which one it is decides the "${tag}".`, `public ${isClass ? 'let' : 'var'} data: ${insides}`],
    parameters.flatMap((each) => property(each, isClass)),
    initializer(parameters, { as: 'data', type: insides }),
    codingKeys([{ as: camel(tag), name: tag }, { as: 'data', name: 'data' }, ...parameters]),
    [
      'public init(from decoder: Decoder) throws {',
      '    let container = try decoder.container(keyedBy: CodingKeys.self)',
      `    let tag = try container.decode(String.self, forKey: .${tagKey})`,
      '    switch tag {',
      ...decodeData,
      '    default:',
      '        throw DecodingError.dataCorruptedError(',
      `            forKey: .${tagKey}, in: container, debugDescription: "There is no ${name.toLowerCase()} with this ${tag}: " + tag)`,
      '    }',
      ...parameters.map(decodeMember),
      '}',
    ],
    [
      'public func encode(to encoder: Encoder) throws {',
      '    var container = encoder.container(keyedBy: CodingKeys.self)',
      '    switch data {',
      ...encodeData,
      '    }',
      ...parameters.map((each) => `    ${encodeMember(each)}`),
      '}',
    ],
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
