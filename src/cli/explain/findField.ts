import { nearest } from '../../../schemas'
import { isObject } from '../../../schemas/engine'
import { findNamed } from './names'
import { Place } from './Place'
import type { Named, Subject, Unknown } from './Subject'

type Way = { place: Place; path: string }

/**
 * The field a path leads to, with dots, slashes and brackets as one likes: `content-cell/description/text`,
 * `blocks/content-cell.buttons[].label`. Undefined when it begins with no known name.
 */
export function findField(text: string): Subject[] | Unknown | undefined {
  const words = text
    .replace(/^(?:\.\/)?schemas\//, '')
    .split(/[./]|(?=\[)/)
    .filter((word) => word !== '')
  for (const length of [1, 2]) {
    const named = findNamed(words.slice(0, length).join('/'))
    // `blocks/title.json.text`
    const names = words.slice(words[length] === 'json' ? length + 1 : length)
    if (named.length === 0 || names.length === 0) continue
    const found = named.flatMap((each) => subjects(each, names))
    return found.length > 0 ? found : refuse(named, names)
  }
  return undefined
}

function subjects(named: Named, names: readonly string[]): Subject[] {
  const way = follow(named, names)
  return 'missing' in way ? [] : [{ is: 'field', of: named.name, ...way }]
}

/** Follows names from a schema; the name that leads nowhere, and where it stopped, when there is one. */
function follow({ family, place }: Named, names: readonly string[]): Way | { missing: string; at: Way } {
  const [first = '', ...rest] = names
  const envelope = family === 'block' ? 'block.json' : 'action.json'
  const hasEnvelope = (family === 'block' || family === 'handler') && !place.step(first)
  // Beside its data a block has what every block has.
  if (hasEnvelope && first === 'data' && rest.length > 0) return walk({ place, path: '' }, rest)
  const start = hasEnvelope && Place.file(envelope)?.step(first) ? Place.file(envelope) : place
  return walk({ place: start ?? place, path: '' }, names)
}

function walk(start: Way, names: readonly string[]): Way | { missing: string; at: Way } {
  let way = start
  for (const name of names) {
    const next = step(way, name)
    if (!next) return { missing: name, at: way }
    way = next
  }
  return way
}

function step({ place, path }: Way, name: string): Way | undefined {
  const { items, properties } = place.resolved.schema
  const isIndex = /^(?:\[\d*\*?\]|\d+|\*)$/.test(name)
  const inner = place.step('*')
  if (isObject(items) && inner) {
    const item = { place: inner, path: `${path}[]` }
    // Brackets may be left out: `buttons.label`.
    return isIndex ? item : step(item, name)
  }
  if (name.startsWith('[')) return undefined
  const isNamed = isObject(properties) && Object.hasOwn(properties, name)
  const member = place.step(name)
  if (!member) return undefined
  const word = isNamed ? name : '*'
  return { place: member, path: path === '' ? word : `${path}.${word}` }
}

function refuse(named: readonly Named[], names: readonly string[]): Unknown {
  const [first] = named
  const way = first && follow(first, names)
  if (!first || !way || !('missing' in way)) return { message: 'there is no such field.', suggestion: undefined }
  const { missing, at } = way
  const inside = at.place.resolved.schema.items === undefined ? at.place.resolved : at.place.step('*')?.resolved
  const known = inside && isObject(inside.schema.properties) ? Object.keys(inside.schema.properties) : []
  const owner = at.path === '' ? first.name : `${first.name}.${at.path}`
  const fields = known.length > 0 ? ` It has ${known.join(', ')}.` : ''
  const likely = nearest(missing, known)
  return {
    message: `${owner} has no field "${missing}".${fields}`,
    suggestion: likely === undefined ? undefined : `${owner}.${likely}`,
  }
}
