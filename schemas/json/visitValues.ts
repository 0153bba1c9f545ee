import { joinPointer } from './pointer'

/** A place in a JSON value: the member name, undefined for an item of a list, and what holds it. */
export type Place = { name: string | undefined; pointer: string; holder: unknown }

/** Calls `visit` for a value and for everything in it, from the outside in. */
export function visitValues(value: unknown, visit: (value: unknown, place: Place) => void): void {
  const stack: [unknown, Place][] = [[value, { name: undefined, pointer: '', holder: undefined }]]
  for (let next = stack.pop(); next !== undefined; next = stack.pop()) {
    const [current, place] = next
    visit(current, place)
    if (typeof current !== 'object' || current === null) continue
    const isList = Array.isArray(current)
    const inner = Object.entries(current).map(([name, member]): [unknown, Place] => [
      member,
      { name: isList ? undefined : name, pointer: place.pointer + joinPointer([name]), holder: current },
    ])
    stack.push(...inner.reverse())
  }
}
