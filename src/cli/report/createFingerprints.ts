import { createHash } from 'node:crypto'
import { memberOf, splitPointer } from '../../../schemas/json/pointer'

type Fact = { code: string; pointer: string; received?: unknown }

/** The fingerprint of an issue at a pointer into the document of a file. */
type Fingerprint = (path: string, document: unknown, fact: Fact) => string

/**
 * Names issues so that a later run knows them again: by the file, the code, the way to the place and what stands there, but not
 * by lines or positions in lists, which move when something is added before. On the way, blocks are known by their id or type.
 * Of issues that are alike in all this, each gets the next number.
 */
export function createFingerprints(): Fingerprint {
  const seen = new Map<string, number>()
  return (path, document, { code, pointer, received }) => {
    const facts = [path, code, ...wayTo(document, pointer), received]
    const print = hash(facts)
    const times = seen.get(print) ?? 0
    seen.set(print, times + 1)
    return times === 0 ? print : hash([...facts, times])
  }
}

/** 128 bits: enough never to meet, short enough to read in a report. */
const hash = (facts: unknown[]): string => createHash('sha256').update(JSON.stringify(facts)).digest('hex').slice(0, 32)

function wayTo(document: unknown, pointer: string): string[] {
  let value = document
  return splitPointer(pointer).map((name) => {
    const isItem = Array.isArray(value)
    value = memberOf(value, name)
    return isItem ? `[${identityOf(value)}]` : name
  })
}

/** What tells an item of a list from its neighbours wherever it stands. */
function identityOf(item: unknown): string {
  for (const name of ['id', 'uid', 'type', 'handler', 'name']) {
    const value = memberOf(item, name)
    if (typeof value === 'string' || typeof value === 'number') return `${name}=${value}`
  }
  return ''
}
