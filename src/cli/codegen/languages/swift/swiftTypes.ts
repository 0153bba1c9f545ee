import type { Shape } from '../../model/Model'

export function swiftType(shape: Shape): string {
  switch (shape.is) {
    case 'text':
    case 'constant':
      return 'String'
    case 'integer':
      return 'Int'
    case 'number':
      return 'Double'
    case 'flag':
      return 'Bool'
    case 'list':
      return `[${swiftType(shape.of)}]`
    case 'map':
      return `[String: ${swiftType(shape.of)}]`
    case 'named':
      return typeName(shape.name)
    default:
      return 'JSONValue'
  }
}

const used = new Set(
  'Any Array Bool Codable Data Dictionary Double Encoder Decoder Error Int Never Optional Result Self Set String Type Void JSONValue'.split(
    ' ',
  ),
)

export const typeName = (name: string): string => (used.has(name) ? `${name}Type` : name)

const keywords = new Set(
  (
    'as associatedtype await break case catch class continue default defer deinit do else enum extension fallthrough false ' +
    'fileprivate for func guard if import in indirect init inout internal is let nil open operator private ' +
    'precedencegroup protocol public repeat rethrows return self static struct subscript super switch throw throws true ' +
    'try typealias var where while Any Self Type Protocol'
  ).split(' '),
)

export const word = (name: string): string => (keywords.has(name) ? `\`${name}\`` : name)

/** A Swift string of any text; its escapes for characters are its own. */
export const quote = (text: string): string =>
  JSON.stringify(text)
    .replace(/\\u([0-9a-f]{4})/g, '\\u{$1}')
    .replaceAll('\\b', '\\u{8}')
    .replaceAll('\\f', '\\u{c}')
