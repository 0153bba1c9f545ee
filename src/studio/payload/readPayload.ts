import { cleanJson, isObject, own } from '../../../schemas/engine'

/** How a document is drawn: lists of blocks and entities with blocks are pages. */
export type DrawnAs = 'page' | 'modal' | 'block' | 'action'

/** A document at a pointer of the payload, and its JSON. */
export type DrawnDocument = { as: DrawnAs; pointer: string; document: unknown; json: string }

const ways: readonly DrawnAs[] = ['page', 'modal', 'block', 'action']

/** Where the command serves the documents of the payload, as `[{ "as": "page", "pointer": "/data", "document": … }]`. */
const address = '/payload.json'

let last: readonly DrawnDocument[] = []

/** Reads the documents as they are now. Returns the last ones when the command does not answer. */
export async function readPayload(): Promise<readonly DrawnDocument[]> {
  try {
    const listed: unknown = await (await fetch(address, { cache: 'no-store' })).json()
    last = Array.isArray(listed) ? listed.flatMap(toDrawn) : []
  } catch {
    // The command ended, and what it served still stands.
  }
  return last
}

function toDrawn(entry: unknown): DrawnDocument[] {
  if (!isObject(entry)) return []
  const as = ways.find((way) => way === own(entry, 'as'))
  const json = JSON.stringify(own(entry, 'document') ?? null)
  return as
    ? [{ as, pointer: String(own(entry, 'pointer')), json, document: cleanJson(JSON.parse(json), () => {}) }]
    : []
}

/** Calls `onChange` when the payload is another. The page around a frame tells it; alone, the command does. */
export function subscribeToPayload(onChange: () => void): () => void {
  window.addEventListener('payload-change', onChange)
  const changes = window.frameElement ? undefined : new EventSource('/changes')
  changes?.addEventListener('message', onChange)
  return () => {
    window.removeEventListener('payload-change', onChange)
    changes?.close()
  }
}
