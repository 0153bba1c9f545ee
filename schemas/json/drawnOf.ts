import { kindOf } from '../check/checkIfValid'
import type { Kind } from '../fast'
import { extractDocuments } from './extractDocuments'
import { memberOf } from './pointer'

/** How a document is drawn: lists of blocks and entities with blocks are pages. */
export type DrawnAs = 'page' | 'modal' | 'block' | 'action'

/** A document of a JSON value that can be drawn. */
export type Drawn = {
  as: DrawnAs
  /** Pointer of the document in the value. */
  pointer: string
  document: unknown
  /** Pointer in the value of the list of blocks that `document`, a page, was made of; undefined for other documents. */
  list?: string
}

type Options = { as: Kind | undefined; at: string | undefined; isWhole?: boolean | undefined }

/** The documents of a JSON value that can be drawn, told by their shape unless `as` names their kind. */
export function drawnOf(value: unknown, options: Options = { as: undefined, at: undefined }): Drawn[] {
  const found = extractDocuments(value, options)
  if (typeof found === 'function') return []
  return found.flatMap(({ root, value: document }) => {
    const kind = options.as ?? kindOf(document)
    return (kind && toDrawn(kind, document, root)) || []
  })
}

/** How a document of a kind is drawn. Undefined for one that is no part of a page, such as a portal. */
function toDrawn(kind: string, document: unknown, pointer: string): Drawn | undefined {
  if (kind === 'blocks') return { as: 'page', pointer, document: { components: document }, list: pointer }
  if (kind === 'page' || kind === 'modal' || kind === 'block' || kind === 'action') {
    return { as: kind, pointer, document }
  }
  if (Array.isArray(memberOf(document, 'components'))) return { as: 'page', pointer, document }
  const items = memberOf(document, 'items')
  const isList = Array.isArray(items) && items.every((item) => typeof memberOf(item, 'type') === 'string')
  return isList ? { as: 'page', pointer, document: { components: items }, list: `${pointer}/items` } : undefined
}
