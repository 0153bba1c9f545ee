import { escapeKey, type Members } from '../../check/value'
import { quote } from '../quote'
import type { RuleContext } from '../RuleContext'

/** A link or button, and what it does. */
export type Pressable = { label: string; action: unknown; holder: Members }

/** With the document, to find the pointer of an object. */
type DocumentContext = RuleContext & { readonly root: unknown }

/** Reports a link or button that has the label of an earlier one and leads elsewhere. */
export function ambiguousButtons(linter: DocumentContext, earlier: Pressable, current: Pressable, key: string): void {
  if (isSame(earlier.action, current.action)) return
  const pointer = pointerTo(earlier.holder, linter.root)
  const message = `${quote(current.label)} is also the label at ${pointer}/${key}, which has another action: give each its own label.`
  linter.report('ambiguous-buttons', [key], message, { received: current.label })
}

/** Whether two JSON values are equal, regardless of the order of members. */
function isSame(one: unknown, other: unknown, depth = 0): boolean {
  if (one === other) return true
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null || depth > 64) return false
  const names = Object.keys(one)
  return (
    names.length === Object.keys(other).length &&
    names.every(
      (name) => Object.hasOwn(other, name) && isSame(Reflect.get(one, name), Reflect.get(other, name), depth + 1),
    )
  )
}

/** Pointer to an object in a document; undefined when it is not there. */
function pointerTo(wanted: object, value: unknown, depth = 0): string | undefined {
  if (value === wanted) return ''
  if (depth > 400 || typeof value !== 'object' || value === null) return undefined
  for (const [key, member] of Object.entries(value)) {
    const rest = pointerTo(wanted, member, depth + 1)
    if (rest !== undefined) return `/${escapeKey(key)}${rest}`
  }
  return undefined
}
