import { isObject, own } from '../../../schemas/engine'
import { basePath } from '../settings/basePath'
import { readDocument, type SharedDocument, writeDocument } from './sharedDocument'

const address = `${basePath}/drafts`

/** Lets the server keep a document. Returns its id and for how many days; undefined when the server does not. */
export async function keepDocument(document: SharedDocument): Promise<{ id: string; days: number } | undefined> {
  const answer = await ask(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ draft: writeDocument(document) }),
  })
  const id = own(answer, 'id')
  const days = own(answer, 'days')
  return typeof id === 'string' && typeof days === 'number' ? { id, days } : undefined
}

/** Reads a document that the server keeps; undefined when it no longer does. */
export async function findDocument(id: string): Promise<SharedDocument | undefined> {
  const draft = own(await ask(`${address}/${encodeURIComponent(id)}`, {}), 'draft')
  return typeof draft === 'string' ? readDocument(draft) : undefined
}

async function ask(url: string, request: RequestInit): Promise<Readonly<Record<string, unknown>>> {
  try {
    const answer = await fetch(url, { ...request, cache: 'no-store' })
    const body: unknown = answer.ok ? await answer.json() : undefined
    return isObject(body) ? body : {}
  } catch {
    return {}
  }
}
