import { applyEdits, type FormattingOptions, modify, type ParseError, parse } from 'jsonc-parser'
import { isObject } from '../../../schemas/engine'

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
  if (result.trim() === '') result = '{}\n'
  for (const entry of entries) {
    const errors: ParseError[] = []
    const settings: unknown = parse(result, errors, { allowTrailingComma: true })
    if (errors.length > 0 || !isObject(settings)) return { problem: 'is not a JSON object; nothing was changed' }
    const schemas = settings[name] ?? []
    if (!Array.isArray(schemas)) return { problem: `holds a "${name}" that is no list; nothing was changed` }
    result = place(result, schemas, entry)
  }
  return { text: mark + result }
}

function place(text: string, schemas: readonly unknown[], entry: Entry): string {
  const formattingOptions = formattingOf(text)
  const index = schemas.findIndex((schema) => isObject(schema) && schema.url === entry.url)
  const edit = (path: (string | number)[], value: unknown, isArrayInsertion = false) =>
    applyEdits(text, modify(text, path, value, { formattingOptions, isArrayInsertion }))
  if (index === -1) return schemas.length === 0 ? edit([name], [entry]) : edit([name, -1], entry, true)
  const existing: unknown = schemas[index]
  const known: unknown[] = isObject(existing) && Array.isArray(existing.fileMatch) ? existing.fileMatch : []
  const added = entry.fileMatch.filter((pattern) => !known.includes(pattern))
  return added.length === 0 ? text : edit([name, index, 'fileMatch'], [...known, ...added])
}

/** Indentation and line ends as the file has them. */
function formattingOf(text: string): FormattingOptions {
  const [indent = '  '] = /(?<=\n)[ \t]+(?=\S)/.exec(text) ?? []
  const eol = text.includes('\r\n') ? '\r\n' : '\n'
  return { insertSpaces: !indent.startsWith('\t'), tabSize: indent.startsWith('\t') ? 4 : indent.length, eol }
}
