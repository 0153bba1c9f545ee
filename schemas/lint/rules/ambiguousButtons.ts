import { escapeKey, type Members } from '../../check/value'
import { quote } from '../quote'
import type { RuleContext } from '../RuleContext'

/** Something to press, and what a press does. */
export type Pressable = { label: string; action: unknown; holder: Members }

/** The document the rule is asked about, to say where something is. */
type Whole = RuleContext & { readonly root: unknown }

/** Two things to press that have the same label and lead elsewhere. */
export function ambiguousButtons(teller: Whole, before: Pressable, here: Pressable, key: string): void {
  if (same(before.action, here.action)) return
  const place = pointerTo(before.holder, teller.root)
  const message = `${quote(here.label)} is also the label at ${place}/${key}, which leads elsewhere: say in each where it leads.`
  teller.report('ambiguous-buttons', [key], message, { received: here.label })
}

/** Whether two values hold the same, in whatever order their members stand. */
function same(one: unknown, other: unknown, depth = 0): boolean {
  if (one === other) return true
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null || depth > 64) return false
  const names = Object.keys(one)
  return (
    names.length === Object.keys(other).length &&
    names.every(
      (name) => Object.hasOwn(other, name) && same(Reflect.get(one, name), Reflect.get(other, name), depth + 1),
    )
  )
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
