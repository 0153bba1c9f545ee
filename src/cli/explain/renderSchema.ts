import { families } from '../../../schemas'
import type { TerminalOptions } from '../terminal/TerminalOptions'
import { describeSchema, type FieldDescription, listFields } from './describeSchema'
import { examplePayloads, type NamedSchema, type SchemaCategory } from './namedSchemas'
import { renderExample } from './renderExample'
import { describeLimits, renderFieldTable } from './renderField'
import { renderEntry, renderText } from './renderText'

/** Explains a type, handler, document or fragment with its fields and examples, as lines. */
export function renderSchema(named: NamedSchema, terminal: TerminalOptions): string[] {
  const { paint, words } = terminal
  const { category, name, node } = named
  const self = describeSchema(node, name, words)
  const fields = listFields(node, words)
  const examples = examplePayloads(named)
  return [
    `${paint.bold(name)}  ${self.title === undefined ? '' : `${self.title}  `}${describeCategory(named)}  ${paint.dim(`schemas/${node.path}`)}`,
    '',
    ...renderText(self.description, terminal),
    '',
    ...renderFields(self, fields, terminal),
    ...renderActionsAndEnvelope(category, fields, terminal),
    paint.bold(examples.length > 1 ? 'Examples' : 'Example'),
    ...examples.flatMap((example) => renderExample({ document: example }, terminal)),
  ]
}

function describeCategory({ category, node }: NamedSchema): string {
  const family = node.string('x-family') ?? ''
  if (category === 'block') return `block of the family ${family} ${families[family] ?? ''}`.trimEnd()
  return { handler: 'action handler', kind: 'kind of document', fragment: 'shared fragment' }[category]
}

function renderFields(
  self: FieldDescription,
  fields: readonly FieldDescription[],
  terminal: TerminalOptions,
): string[] {
  const { paint } = terminal
  if (fields.length > 0) {
    const legend = fields.some(({ required }) => required) ? [paint.dim('  * required')] : []
    return [...renderFieldTable(fields, terminal), ...legend, '']
  }
  const limits = describeLimits(self)
  if (self.type === 'object') return ['It takes no data.', '']
  const pattern = self.pattern === undefined ? [] : renderEntry('Pattern', self.pattern, terminal)
  return [...renderEntry('Type', limits === '' ? self.type : `${self.type}, ${limits}`, terminal), ...pattern, '']
}

/** Describes the envelope of a block or action, and the fields that contain actions. */
function renderActionsAndEnvelope(
  category: SchemaCategory,
  fields: readonly FieldDescription[],
  terminal: TerminalOptions,
): string[] {
  const actions = fields.filter(({ type }) => /\bactions?$/.test(type)).map(({ path }) => path)
  const inside =
    actions.length > 0 ? [...renderEntry('Actions', `It takes actions in ${actions.join(', ')}.`, terminal), ''] : []
  if (category !== 'block' && category !== 'handler') return inside
  const others =
    category === 'block'
      ? 'every block may have id, action, requires and fallback; beffroi explain block tells of them.'
      : 'every action may have confirm, then and catch; beffroi explain action tells of them.'
  const text = `These are the fields of its data. Beside data ${others}`
  return [...inside, ...renderEntry('Envelope', text, terminal), '']
}
