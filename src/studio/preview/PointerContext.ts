import { createContext } from 'react'
import { parsePreviewHash } from '../frame/PreviewState'

/** Provides a function that converts a pointer of the engine to one of the document in the preview. */
export const PointerContext = createContext((pointer: string): string => pointer)

/** Removes the index `/0` of a single block, which is rendered as a list of one. */
export function toDocumentPointer(hash: string, pointer: string): string {
  return parsePreviewHash(hash).fixture.startsWith('blocks/') ? pointer.replace(/^\/0(?=\/|$)/, '') : pointer
}
