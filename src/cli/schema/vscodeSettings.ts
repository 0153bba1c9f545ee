import { createScanner, findNodeAtLocation, type Node, type ParseError, parseTree } from 'jsonc-parser'

/** A schema and the patterns of its files, as VS Code reads them. */
export type Entry = { url: string; fileMatch: readonly string[] }

const settingName = 'json.schemas'

/**
 * Adds schemas to the text of a settings.json and keeps everything else, comments included. An existing entry keeps its
 * patterns and gets the new ones. Returns a `problem`, half a sentence, when the settings cannot be changed.
 */
export function mergeSettings(text: string, entries: readonly Entry[]): { text: string } | { problem: string } {
  const mark = text.startsWith('\ufeff') ? '\ufeff' : ''
  let result = text.slice(mark.length)
  if (result.trim() === '') result = '{\n}\n'
  for (const entry of entries) {
    const errors: ParseError[] = []
    const root = parseTree(result, errors, { allowTrailingComma: true })
    if (errors.length > 0 || root?.type !== 'object') return { problem: 'is not a JSON object; nothing was changed' }
    const schemas = findNodeAtLocation(root, [settingName])
    if (schemas && schemas.type !== 'array')
      return { problem: `holds a "${settingName}" that is no list; nothing was changed` }
    result = addEntry(result, root, schemas, entry)
  }
  return { text: mark + result }
}

function addEntry(text: string, root: Node, schemas: Node | undefined, entry: Entry): string {
  const existing = schemas?.children?.find((schema) => memberOf(schema, 'url') === entry.url)
  if (!schemas) {
    const indent = text.includes('\t') ? '\t' : '  '
    return appendMember(text, root, `${JSON.stringify(settingName)}: [\n${indent}${stringify(entry)}\n]`)
  }
  if (!existing) return appendMember(text, schemas, stringify(entry))
  const patterns = findNodeAtLocation(existing, ['fileMatch'])
  if (patterns?.type !== 'array') return appendMember(text, existing, `"fileMatch": ${stringify(entry.fileMatch)}`)
  const known = patterns.children?.map(({ value }) => value) ?? []
  const added = entry.fileMatch.filter((pattern) => !known.includes(pattern))
  return added.length === 0 ? text : appendMember(text, patterns, added.map((each) => JSON.stringify(each)).join(', '))
}

const memberOf = (node: Node, member: string): unknown => findNodeAtLocation(node, [member])?.value

/** Prints JSON on one line with spaces, as people write it. */
function stringify(value: Entry | readonly string[]): string {
  if ('url' in value) return `{ "url": ${JSON.stringify(value.url)}, "fileMatch": ${stringify(value.fileMatch)} }`
  return `[${value.map((each) => JSON.stringify(each)).join(', ')}]`
}

/** Adds a member at the end of an object or list. All comments and spaces stay. */
function appendMember(text: string, around: Node, member: string): string {
  const lineBreak = text.includes('\r\n') ? '\r\n' : '\n'
  const close = around.offset + around.length - 1
  const last = around.children?.at(-1)
  const end = last ? last.offset + last.length : around.offset + 1
  // A comma, comments and spaces may follow the last member.
  const rest = text.slice(end, close)
  const isOpen = text.slice(around.offset, close).includes('\n')
  if (!isOpen && last) return `${text.slice(0, end)}, ${member}${text.slice(end)}`
  const comma = last && !hasComma(rest) ? ',' : ''
  const kept = rest.trimEnd()
  const outer = indentAt(text, around.offset)
  const indent = last && isOpen ? indentAt(text, last.offset) : outer + (text.includes('\n\t') ? '\t' : '  ')
  const inner = member.replaceAll('\n', lineBreak + indent)
  return `${text.slice(0, end)}${comma}${kept}${lineBreak}${indent}${inner}${lineBreak}${outer}${text.slice(close)}`
}

function hasComma(text: string): boolean {
  const scanner = createScanner(text, true)
  scanner.scan()
  return text[scanner.getTokenOffset()] === ','
}

/** Returns the indentation of the line that contains an offset. */
function indentAt(text: string, offset: number): string {
  const start = text.lastIndexOf('\n', offset - 1) + 1
  return /^[ \t]*/.exec(text.slice(start, offset))?.[0] ?? ''
}
