import { type FieldType, type NewField, simpleTypes } from './NewField.ts'

/** How a field is written, for a terminal. */
export const fieldSyntax = `A field is name:type. After the name, ? makes it optional and [] makes it a list.
The type is one of ${simpleTypes.join(', ')},
names such as high|low, a range of whole numbers such as 1..4, or fields of its own: {time:minutes,height:number}.`

const shape = /^([a-z][A-Za-z0-9]*)(\?)?(\[\])?(\?)?:/

const reserved =
  /^(?:data|run|id|type|text|host|styles|locale|timeZone|index|use\w*|default|class|new|in|for|if|var|let|const|return|function)$/

/** Whether components have the name for something else. */
export const isReserved = (name: string): boolean => reserved.test(name)

/** Reads the fields of a new block, such as `tides[]:{time:minutes}`. Throws with a sentence when one is none. */
export const parseFields = (written: readonly string[]): NewField[] => unique(written.map(parseField))

function parseField(written: string): NewField {
  const text = written.trim()
  const [start = '', name = '', first, list, last] = shape.exec(text) ?? []
  if (!name) throw new Error(`"${written}" is no field.\n${fieldSyntax}`)
  if (isReserved(name))
    throw new Error(`"${name}" cannot be the name of a field: components use the word for something else.`)
  const type = parseType(text.slice(start.length))
  if (!type) throw new Error(`"${text.slice(start.length)}" is no type for the field "${name}".\n${fieldSyntax}`)
  return { name, isOptional: (first ?? last) !== undefined, isList: list !== undefined, type }
}

function parseType(text: string): FieldType | undefined {
  const kind = simpleTypes.find((simple) => simple === text)
  if (kind) return { kind }
  const [, from, to] = /^(-?\d+)\.\.(-?\d+)$/.exec(text) ?? []
  if (from !== undefined && Number(from) < Number(to)) return { kind: 'range', from: Number(from), to: Number(to) }
  if (/^[a-z][\w-]*(?:\|[a-z][\w-]*)+$/.test(text)) return { kind: 'names', names: text.split('|') }
  if (!text.startsWith('{') || !text.endsWith('}')) return undefined
  return { kind: 'object', fields: unique(splitFields(text.slice(1, -1)).map(parseField)) }
}

/** Splits at the commas that are not within braces. */
function splitFields(text: string): string[] {
  const fields = ['']
  let depth = 0
  for (const letter of text) {
    depth += letter === '{' ? 1 : letter === '}' ? -1 : 0
    if (letter === ',' && depth === 0) fields.push('')
    else fields[fields.length - 1] += letter
  }
  return fields
}

function unique(fields: NewField[]): NewField[] {
  const names = fields.map(({ name }) => name)
  const repeated = names.find((name, index) => names.indexOf(name) !== index)
  if (repeated !== undefined) throw new Error(`There are two fields "${repeated}".`)
  return fields
}
