import { createContext } from 'react'
import { parsePreviewHash } from '../frame/PreviewState'

/** Turns the pointer of a block, as the engine names it, into one of the document that is drawn. */
export const PointerContext = createContext((pointer: string): string => pointer)

/** A block is drawn as the only one of a list: its pointers lose the place in that list, which the document has not. */
export function toDocumentPointer(hash: string, pointer: string): string {
  return parsePreviewHash(hash).fixture.startsWith('blocks/') ? pointer.replace(/^\/0(?=\/|$)/, '') : pointer
}
