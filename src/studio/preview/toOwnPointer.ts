import { readPreviewState } from '../frame/PreviewState'

/** A block is drawn as the only one of a list: its pointers lose the place in that list, which the document has not. */
export function toOwnPointer(hash: string, pointer: string): string {
  return readPreviewState(hash).fixture.startsWith('blocks/') ? pointer.replace(/^\/0(?=\/|$)/, '') : pointer
}
