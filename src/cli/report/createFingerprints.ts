import { createHash } from 'node:crypto'
import { memberOf, splitPointer } from '../../../schemas/json/pointer'

type Fact = { code: string; pointer: string; received?: unknown }

/** The fingerprint of an issue at a pointer into the document of a file. */
type Fingerprint = (path: string, document: unknown, fact: Fact) => string

/**
 * Creates a function that hashes issues, so that a later run recognises them. A hash covers the file, the code, the path of the
 * value and the value itself. Lines and list positions change when something is inserted before them, so items of a list are
 * identified by id or type instead. Issues that are equal in all this are numbered.
 */
export function createFingerprints(): Fingerprint {
  const seen = new Map<string, number>()
  return (path, document, { code, pointer, received }) => {
    const facts = [path, code, ...pathTo(document, pointer), received]
    const fingerprint = hash(facts)
    const times = seen.get(fingerprint) ?? 0
    seen.set(fingerprint, times + 1)
    return times === 0 ? fingerprint : hash([...facts, times])
  }
}

/** 128 bits, which make a collision practically impossible. */
const hash = (facts: unknown[]): string => createHash('sha256').update(JSON.stringify(facts)).digest('hex').slice(0, 32)

function pathTo(document: unknown, pointer: string): string[] {
  let value = document
  return splitPointer(pointer).map((name) => {
    const isItem = Array.isArray(value)
    value = memberOf(value, name)
    return isItem ? `[${identityOf(value)}]` : name
  })
}

/** Identifies an item of a list independently of its position; empty for an item without any of these members. */
function identityOf(item: unknown): string {
  for (const name of ['id', 'uid', 'type', 'handler', 'name']) {
    const value = memberOf(item, name)
    if (typeof value === 'string' || typeof value === 'number') return `${name}=${value}`
  }
  return ''
}
