import { readFileSync } from 'node:fs'
import { type Kind, validate } from '../../../schemas'
import { memberOf, splitPointer } from '../../../schemas/json/pointer'
import { explainUnknownKind, extractDocuments } from '../input/extractDocuments'
import { parseBytes } from '../input/parseJson'
import { contentOf, namedBy, startOf } from './documents'
import type { Place } from './Place'
import type { Here, Subject, Unknown } from './Subject'

type Way = { of: string; path: string; place: Place; value: unknown }

/** What stands at a pointer into a file of the user's own, by the schema of the document that is in it. */
export function findValue(file: string, pointer: string, as: Kind | undefined): Subject[] | Unknown {
  const refuse = (message: string): Unknown => ({ message, suggestion: undefined })
  const parsed = parseBytes(readFileSync(file))
  if (parsed.fault) return refuse(`${file} is not JSON; beffroi validate ${file} says where.`)
  const parts = extractDocuments(parsed.document, { as, at: undefined })
  if (!Array.isArray(parts)) return refuse(`${file} ${parts()}.`)
  const part = parts.find(({ root }) => pointer === root || pointer.startsWith(`${root}/`)) ?? parts[0]
  if (!part?.value || !pointer.startsWith(part.root)) return refuse(`${file}: no document stands at ${pointer}.`)
  const { kind, issues } = validate(part.value, as === undefined ? {} : { as })
  const inside = pointer.slice(part.root.length)
  const names = splitPointer(inside)
  const value = kind === 'blocks' ? memberOf(part.value, names.shift() ?? '') : part.value
  const start = kind === undefined ? undefined : startOf(kind)
  if (kind === undefined || !start) return refuse(`${file} ${explainUnknownKind(part.value, part.root)}.`)
  const way = follow({ of: kind, path: '', place: start, value }, names)
  if (typeof way === 'string') return refuse(`${file}: ${way}`)
  const told = issues.filter((issue) => issue.pointer === inside).map(({ code, message }) => ({ code, message }))
  return [subjectAt(way, { file, pointer, value: way.value, issues: told })]
}

function subjectAt(way: Way, here: Here): Subject {
  // A whole block is explained by its type; everything else is a field of something.
  const { of, path, place } = namedBy(way.place, way.value) ? content(way) : way
  return { is: 'field', of, path, place, here }
}

function content(way: Way): Way {
  const place = namedBy(way.place, way.value) ?? way.place
  return { ...way, of: place.path.replace(/^.*\/|\.json$/g, ''), path: '', place }
}

function follow(start: Way, names: readonly string[]): Way | string {
  let way = start
  for (const name of names) {
    const value = memberOf(way.value, name)
    if (contentOf(way.place, way.value, name)) {
      way = { ...content(way), value }
      continue
    }
    const place = way.place.step(name)
    const owner = way.path === '' ? way.of : `${way.of}.${way.path}`
    if (!place) return `the contract says nothing of "${name}" in ${owner}.`
    const isItem = Array.isArray(way.value)
    way = { of: way.of, path: isItem ? `${way.path}[]` : way.path === '' ? name : `${way.path}.${name}`, place, value }
    // From here on names are those of the block.
    if (namedBy(place, value)) way = { ...way, of: place.resolved.path.replace('.json', ''), path: '' }
  }
  return way
}
