import { SchemaNode } from '../../../schemas/compile/SchemaNode'
import { memberOf } from '../../../schemas/json/pointer'
import type { Words } from '../../../schemas/words'
import { shorten } from '../terminal/shorten'
import type { TerminalOptions } from '../terminal/TerminalOptions'
import { describeSchema, type FieldDescription, listFields } from './describeSchema'
import { findNamed, ownExamples } from './namedSchemas'
import { formatJson, renderExample } from './renderExample'
import { renderTable } from './renderTable'
import { renderEntry, renderText } from './renderText'
import type { FieldTopic } from './Topic'

/** Explains a field and, when the topic comes from a file, its value there, as lines. */
export function renderField(topic: FieldTopic, terminal: TerminalOptions): string[] {
  const { of, path, node, current } = topic
  const { paint, words } = terminal
  const field = describeSchema(node, path, words)
  const entry = (word: string, text: string | undefined) =>
    text === undefined || text === '' ? [] : renderEntry(word, text, terminal)
  const name = path === '' ? of : `${of}.${path}`
  const inside = listFields(node, words)
  const example = current ? undefined : findExample(topic)
  return [
    field.title === undefined ? paint.bold(name) : `${paint.bold(name)}  ${field.title}`,
    '',
    ...(field.description === '' ? [] : [...renderText(field.description, terminal), '']),
    ...renderCurrentValue(topic, terminal),
    ...entry('Type', describeType(field)),
    ...entry('Required', field.required ? 'yes, wherever the object around it is' : 'no'),
    ...entry('Values', field.values?.map((value) => describeChoice(node, value, words)).join(', ')),
    ...entry('Limits', field.limits.join(', ')),
    ...entry('Default', field.default === undefined ? undefined : JSON.stringify(field.default)),
    ...entry('Pattern', field.pattern),
    ...entry('Declared', node.target ? `${field.declared}, by schemas/${node.target.address()}` : field.declared),
    ...(inside.length > 0 ? ['', ...renderFieldTable(inside, terminal)] : []),
    ...(example === undefined ? [] : ['', paint.bold('Example'), ...renderExample({ document: example }, terminal)]),
  ]
}

/** An allowed value as JSON, with its words if a language has them. */
function describeChoice(node: SchemaNode, value: unknown, words: Words | undefined): string {
  const meaning = typeof value === 'string' ? words?.value(node, value) : undefined
  return meaning === undefined ? JSON.stringify(value) : `${JSON.stringify(value)} (${meaning})`
}

/** Renders fields as a table with their types and limits. A star marks required fields. */
export function renderFieldTable(fields: readonly FieldDescription[], terminal: TerminalOptions): string[] {
  const rows = fields.map((field) => [
    field.required ? `${field.path} *` : field.path,
    describeType(field),
    describeLimits(field),
    field.default === undefined ? '' : JSON.stringify(field.default),
    field.title === undefined ? field.description : `${field.title} – ${field.description}`,
  ])
  return renderTable(
    ['Field', 'Type', 'Limits', 'Default', 'Description'],
    rows,
    Math.min(terminal.columns, 140),
    terminal.paint,
  )
}

/** `object (image)`: names the fragment, which can be explained itself. */
function describeType({ type, fragment, limits, like }: FieldDescription): string {
  if (like !== undefined) return `${type}, like ${like || 'this'}`
  return fragment === undefined || limits.some((limit) => limit.includes(fragment)) ? type : `${type} (${fragment})`
}

export function describeLimits({ values, limits, pattern }: FieldDescription): string {
  // A long pattern is left out, because the description explains it.
  const form = pattern !== undefined && pattern.length <= 40 && limits.length === 0 ? [`matches ${pattern}`] : []
  const allowed = values ? [listValues(values)] : []
  return [...allowed, ...limits, ...form].join(', ')
}

/** How many values the table lists. The explanation of the field itself lists all. */
const maxValues = 12

function listValues(values: readonly unknown[]): string {
  const texts = values.map((value) => JSON.stringify(value))
  if (texts.length <= maxValues) return texts.join(' | ')
  return `one of ${texts.length}, such as ${texts.slice(0, 3).join(' | ')}`
}

/** Renders the value in the file and its issues; no lines when the topic does not come from a file. */
export function renderCurrentValue({ current }: FieldTopic, terminal: TerminalOptions): string[] {
  if (!current) return []
  return [
    ...renderEntry('Here', describeValue(current.value), terminal),
    ...current.issues.flatMap(({ code, message }) => renderEntry('Issue', `${code}: ${message}`, terminal)),
  ]
}

const describeValue = (value: unknown): string =>
  value === undefined ? 'nothing' : shorten(formatJson(value, Number.POSITIVE_INFINITY), 200)

/** Returns an example of the field: from the examples of the schema `of`, else of the field itself or of its file. */
function findExample({ of, path, node }: FieldTopic): unknown {
  const names = path.split(/\.|(?=\[)/).map((word) => (word === '[]' ? '0' : word))
  const inWhole = firstAt(
    findNamed(of).flatMap((named) => ownExamples(named.node)),
    names,
  )
  if (inWhole !== undefined) return inWhole
  const [own] = [...ownExamples(node), ...ownExamples(node.resolved)]
  if (own !== undefined) return own
  const file = SchemaNode.at(node.files, node.path)
  const namesInFile = node.pointer.replaceAll('/properties', '').replaceAll('/items', '/0').split('/').slice(1)
  return file && firstAt(ownExamples(file), namesInFile)
}

function firstAt(examples: readonly unknown[], names: readonly string[]): unknown {
  return examples.map((example) => names.reduce(memberOf, example)).find((value) => value !== undefined)
}
