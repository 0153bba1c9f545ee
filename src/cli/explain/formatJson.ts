import { isObject } from '../../../schemas/engine'

/** JSON as people write it: what fits in `width` stands on one line, after `used` cells of it; else one member a line. */
export function formatJson(value: unknown, width: number, used = 0): string {
  const short = onOneLine(value)
  if (used + short.length <= width) return short
  const indent = (text: string) => `  ${text.replaceAll('\n', '\n  ')}`
  if (Array.isArray(value) && value.length > 0) {
    // One cell for the comma.
    const items = value.map((item) => indent(formatJson(item, width - 2, 1)))
    return `[\n${items.join(',\n')}\n]`
  }
  if (!isObject(value) || short === '{}') return short
  const members = Object.entries(value).map(([name, member]) => {
    const key = `${JSON.stringify(name)}: `
    return indent(key + formatJson(member, width - 2, key.length + 1))
  })
  return `{\n${members.join(',\n')}\n}`
}

function onOneLine(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(onOneLine).join(', ')}]`
  if (!isObject(value)) return JSON.stringify(value) ?? 'null'
  const members = Object.entries(value).map(([name, member]) => `${JSON.stringify(name)}: ${onOneLine(member)}`)
  return members.length === 0 ? '{}' : `{ ${members.join(', ')} }`
}
