import { families } from '../../../schemas'
import type { TerminalOptions } from '../terminal/TerminalOptions'
import { describeSchema } from './describeSchema'
import { drawEntry, drawText } from './drawText'
import type { Field } from './Field'
import { listFields } from './listFields'
import type { Place } from './Place'
import { payloads } from './payloads'
import type { Family, Named } from './Subject'
import { showExample } from './showExample'
import { describeLimits, showFields } from './showFields'

/** What a type, handler, document or fragment is, with all its fields and its examples, as lines. */
export function showSchema({ family, name, place }: Named, look: TerminalOptions): string[] {
  const { paint } = look
  const self = describeSchema(place, name)
  const fields = listFields(place)
  const examples = payloads(family, name, place)
  return [
    `${paint.bold(name)}  ${kindOf(family, place)}  ${paint.dim(place.address().replace('#', ''))}`,
    '',
    ...drawText(self.description, look),
    '',
    ...contents(self, fields, look),
    ...outside(family, fields, look),
    paint.bold(examples.length > 1 ? 'Examples' : 'Example'),
    ...examples.flatMap((example) => showExample({ document: example }, look)),
  ]
}

export function kindOf(family: Family, { schema }: Place): string {
  const of = schema['x-family']
  const words: Readonly<Record<Family, string>> = {
    block: `block of the family ${of} ${typeof of === 'string' ? (families[of] ?? '') : ''}`.trimEnd(),
    handler: 'action handler',
    kind: 'kind of document',
    fragment: 'shared fragment',
  }
  return words[family]
}

function contents(self: Field, fields: readonly Field[], look: TerminalOptions): string[] {
  const { paint } = look
  if (fields.length > 0) {
    const legend = fields.some(({ required }) => required) ? [paint.dim('  * required')] : []
    return [...showFields(fields, look), ...legend, '']
  }
  const limits = describeLimits(self)
  if (self.type === 'object') return ['It takes no data.', '']
  const pattern = self.pattern === undefined ? [] : drawEntry('Pattern', self.pattern, look)
  return [...drawEntry('Type', limits === '' ? self.type : `${self.type}, ${limits}`, look), ...pattern, '']
}

/** What goes with every block or action, and where this one takes actions. */
function outside(family: Family, fields: readonly Field[], look: TerminalOptions): string[] {
  const actions = fields.filter(({ type }) => /\bactions?$/.test(type)).map(({ path }) => path)
  const inside =
    actions.length > 0 ? [...drawEntry('Actions', `It takes actions in ${actions.join(', ')}.`, look), ''] : []
  if (family === 'block') {
    const text =
      'These are the fields of its data. Beside data every block may have id, action, requires and fallback; beffroi explain block tells of them.'
    return [...inside, ...drawEntry('Envelope', text, look), '']
  }
  if (family === 'handler') {
    const text =
      'These are the fields of its data. Beside data every action may have confirm, then and catch; beffroi explain action tells of them.'
    return [...inside, ...drawEntry('Envelope', text, look), '']
  }
  return inside
}
