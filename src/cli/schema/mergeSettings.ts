import { findNodeAtLocation, type Node, type ParseError, parseTree } from 'jsonc-parser'
import { appendMember } from './appendMember'

/** What VS Code is told of one schema. */
export type Entry = { url: string; fileMatch: readonly string[] }

const name = 'json.schemas'

/**
 * The text of a settings.json with these schemas in it; whatever else it says stays as it is, comments included. An entry
 * that is there already keeps its patterns and gets the new ones. A sentence when the text cannot be changed safely.
 */
export function mergeSettings(text: string, entries: readonly Entry[]): { text: string } | { problem: string } {
  const mark = text.startsWith('\ufeff') ? '\ufeff' : ''
  let result = text.slice(mark.length)
  if (result.trim() === '') result = '{\n}\n'
  for (const entry of entries) {
    const errors: ParseError[] = []
    const root = parseTree(result, errors, { allowTrailingComma: true })
    if (errors.length > 0 || root?.type !== 'object') return { problem: 'is not a JSON object; nothing was changed' }
    const schemas = findNodeAtLocation(root, [name])
    if (schemas && schemas.type !== 'array')
      return { problem: `holds a "${name}" that is no list; nothing was changed` }
    result = place(result, root, schemas, entry)
  }
  return { text: mark + result }
}

function place(text: string, root: Node, schemas: Node | undefined, entry: Entry): string {
  const existing = schemas?.children?.find((schema) => memberOf(schema, 'url') === entry.url)
  if (!schemas)
    return appendMember(
      text,
      root,
      `${JSON.stringify(name)}: [\n${text.includes('\t') ? '\t' : '  '}${written(entry)}\n]`,
    )
  if (!existing) return appendMember(text, schemas, written(entry))
  const patterns = findNodeAtLocation(existing, ['fileMatch'])
  if (patterns?.type !== 'array') return appendMember(text, existing, `"fileMatch": ${written(entry.fileMatch)}`)
  const known = patterns.children?.map(({ value }) => value) ?? []
  const added = entry.fileMatch.filter((pattern) => !known.includes(pattern))
  return added.length === 0 ? text : appendMember(text, patterns, added.map((each) => JSON.stringify(each)).join(', '))
}

const memberOf = (node: Node, member: string): unknown => findNodeAtLocation(node, [member])?.value

/** On one line, as people write it. */
function written(value: Entry | readonly string[]): string {
  if ('url' in value) return `{ "url": ${JSON.stringify(value.url)}, "fileMatch": ${written(value.fileMatch)} }`
  return `[${value.map((each) => JSON.stringify(each)).join(', ')}]`
}
