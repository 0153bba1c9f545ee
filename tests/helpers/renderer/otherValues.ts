import type { SchemaNode } from '../../../schemas/compile/SchemaNode'
import { isObject } from '../../../schemas/engine'

const otherAction = { handler: 'navigation', data: { path: '/une-autre-page' } }
const otherBlock = { type: 'description', data: { text: 'Un autre texte.' } }
/** Words of every format of the contract. */
const others = ['bell', 'book', '/une-autre-page', '2026-05-21', '2026-05-21T10:00:00+02:00', '#336699', '07:45']

/** Other values for a member, of which some may be invalid. */
export function otherValues(node: SchemaNode, value: unknown): unknown[] {
  if (node.envelope === 'action') return [otherAction]
  if (node.envelope === 'block') return [otherBlock]
  const known = node.values ?? node.list('examples') ?? []
  const limits = [node.number('minimum'), node.number('maximum')].flatMap((limit) => limit ?? [])
  return [...known, ...variationsOf(value), ...limits].filter(
    (other) => JSON.stringify(other) !== JSON.stringify(value),
  )
}

const otherDigit = (digit: string): string => String((Number(digit) + 1) % 10)

function variationsOf(value: unknown): unknown[] {
  if (typeof value === 'boolean') return [!value]
  if (typeof value === 'number') return [value + 1, value - 1, value * 2, 0.5]
  if (typeof value === 'string') return [`${value} bis`, `${value}x`, value.replace(/\d/, otherDigit), ...others]
  if (Array.isArray(value)) return [value.slice(1), value.slice(0, -1), [...value, ...value.slice(0, 1)], []]
  if (!isObject(value)) return []
  return Object.entries(value).flatMap(([name, member]) =>
    variationsOf(member).map((other) => ({ ...value, [name]: other })),
  )
}
