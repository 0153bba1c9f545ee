import type { Issue } from '../../../schemas'
import { memberOf, splitPointer } from '../../../schemas/json/pointer'
import { brokenKeyword } from './brokenKeyword'
import { contentOf, startOf } from './documents'
import type { Place } from './Place'

/** `document` is the whole JSON value that pointers lead into; the part that was checked, as `kind`, stands at `root`. */
type Checked = { document: unknown; kind: string | null; root: string }

/**
 * Where the rule stands that an issue is about, such as `schemas/blocks/title.json#/properties/level/maximum`; undefined
 * where no schema says it: what is no JSON, names nobody knows, limits of the whole document, lint.
 */
export function declaredAt(issue: Issue, { document, kind, root }: Checked): string | undefined {
  const { code, pointer } = issue
  const about = properties[code]
  if (about !== undefined) return `schemas/block.json#/properties/${about}`
  if (!inSchemas.has(code) || kind === null || !pointer.startsWith(root)) return undefined
  const names = splitPointer(pointer.slice(root.length))
  let value = splitPointer(root).reduce(memberOf, document)
  // A list of blocks has no schema of its own.
  if (kind === 'blocks') value = memberOf(value, names.shift() ?? '')
  const start = startOf(kind)
  return start && find(issue, start, value, names)
}

/** Rules of the envelope that need more than a schema to be checked. */
const properties: Partial<Record<Issue['code'], string>> = { 'duplicate-id': 'id', 'unsupported-version': 'requires' }

const inSchemas = new Set<Issue['code']>([
  'missing-property',
  'unknown-property',
  'wrong-type',
  'wrong-value',
  'out-of-range',
  'wrong-format',
  'unsafe-url',
])

function find({ code }: Issue, start: Place, document: unknown, names: readonly string[]): string | undefined {
  let place: Place | undefined = start
  let value = document
  let depth = 0
  for (; depth < names.length - 1; depth++) {
    const name = names[depth] ?? ''
    place = contentOf(place, value, name) ?? place.step(name)
    if (!place) return undefined
    value = memberOf(value, name)
  }
  const last = names[depth]
  if (last === undefined) {
    const keyword = brokenKeyword(place, code, value)
    return keyword === undefined ? place.address() : addressOf(place, keyword)
  }
  if (code === 'missing-property') return missing(place, value, last)
  if (code === 'unknown-property') return addressOf(place, 'additionalProperties')
  const member = memberOf(value, last)
  const candidates = [place.step(last), contentOf(place, value, last)].filter((each) => each !== undefined)
  for (const each of candidates) {
    const keyword = brokenKeyword(each, code, member)
    if (keyword !== undefined) return addressOf(each, keyword)
  }
  return candidates[0]?.address()
}

/** A handler that needs data says so in its own schema. */
function missing(place: Place, value: unknown, name: string): string | undefined {
  const { required } = place.resolved.schema
  const content = Array.isArray(required) && required.includes(name) ? undefined : contentOf(place, value, name)
  return addressOf(content ?? place, 'required')
}

const addressOf = (place: Place, keyword: string): string | undefined => place.holderOf(keyword)?.address(keyword)
