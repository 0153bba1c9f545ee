import { findDocument } from './keptDocuments'
import { type SharedDocument, unpackDocument } from './sharedDocument'

/** The fragment of a link that carries a packed document. */
export const packedFragment = (packed: string): string => `#doc=${packed}`

/** The fragment of a link to a document that the server keeps. */
export const keptFragment = (id: string): string => `#kept=${id}`

/** Whether a fragment leads to a document. */
export const leadsToDocument = (fragment: string): boolean => /^#(?:doc|kept)=/.test(fragment)

/** Takes the fragment out of the address, because what is shown is no longer what the link leads to. */
export function dropFragment(): void {
  if (leadsToDocument(location.hash)) history.replaceState(history.state, '', location.pathname + location.search)
}

/** Reads the document that a fragment leads to; undefined when there is none, or when it is damaged or no longer kept. */
export async function readFragment(fragment: string): Promise<SharedDocument | undefined> {
  const params = new URLSearchParams(fragment.replace(/^#/, ''))
  const packed = params.get('doc')
  const kept = params.get('kept')
  if (packed) return unpackDocument(packed)
  return kept ? findDocument(kept) : undefined
}
