import { escapeKey, type Members } from '../../check/value'
import { quote } from '../quote'
import type { Teller } from '../Teller'

/** Something to press, and what a press does. */
export type Pressable = { label: string; action: unknown; holder: Members }

/** The document the rule is asked about, to say where something is. */
type Whole = Teller & { readonly root: unknown }

/** Two things to press that have the same label and lead elsewhere. */
export function ambiguousButtons(teller: Whole, before: Pressable, here: Pressable, key: string): void {
  if (before.action === here.action || same(before.action, here.action)) return
  const place = pointerTo(before.holder, teller.root)
  const message = `${quote(here.label)} is also the label at ${place}/${key}, which leads elsewhere: say in each where it leads.`
  teller.tell('ambiguous-buttons', [key], message, { received: here.label })
}

const same = (one: unknown, other: unknown): boolean => JSON.stringify(sorted(one)) === JSON.stringify(sorted(other))

/** The same members in another order are the same action. */
function sorted(value: unknown, depth = 0): unknown {
  if (depth > 8 || typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map((item) => sorted(item, depth + 1))
  const members = Object.entries(value).map(([name, member]) => [name, sorted(member, depth + 1)] as const)
  return Object.fromEntries(members.sort(([a], [b]) => (a < b ? -1 : 1)))
}

/** Where an object stands in a document. */
function pointerTo(wanted: object, value: unknown, depth = 0): string | undefined {
  if (value === wanted) return ''
  if (depth > 400 || typeof value !== 'object' || value === null) return undefined
  for (const [key, member] of Object.entries(value)) {
    const rest = pointerTo(wanted, member, depth + 1)
    if (rest !== undefined) return `/${escapeKey(key)}${rest}`
  }
  return undefined
}
