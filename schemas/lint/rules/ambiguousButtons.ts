import type { Key } from '../PlaceWalk'
import { quote } from '../quote'
import type { Teller } from '../Teller'

/** Something to press that was met before. */
type Met = { action: unknown; keys: readonly Key[] }

/** What can be pressed in one place, by its label. */
export type Pressables = Map<string, Met>

/** Two things to press that have the same label and lead elsewhere. */
export function ambiguousButtons(teller: Teller, met: Pressables, label: unknown, action: unknown, key: Key): void {
  if (typeof label !== 'string' || action === undefined) return
  const name = label.trim()
  if (name === '') return
  const before = met.get(name)
  if (!before) {
    met.set(name, { action, keys: teller.here() })
    return
  }
  if (before.action === action || JSON.stringify(sorted(before.action)) === JSON.stringify(sorted(action))) return
  const place = before.keys.map((part) => `/${part}`).join('')
  const message = `${quote(name)} is also the label at ${place}/${key}, which leads elsewhere: say in each where it leads.`
  teller.tell('ambiguous-buttons', [key], message, { received: label })
}

/** The same members in another order are the same action. */
function sorted(value: unknown, depth = 0): unknown {
  if (depth > 8 || typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map((item) => sorted(item, depth + 1))
  const members = Object.entries(value).map(([name, member]) => [name, sorted(member, depth + 1)] as const)
  return Object.fromEntries(members.sort(([a], [b]) => (a < b ? -1 : 1)))
}
