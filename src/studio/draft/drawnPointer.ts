import type { Drawn } from '../../../schemas/json/drawnOf'
import { isWithin } from '../outline/pathTo'

const components = '/components'

/** Converts a pointer into the text to one into the drawn document; undefined outside of the document. */
export function toDrawnPointer({ pointer: root, list }: Drawn, pointer: string): string | undefined {
  if (list !== undefined) return isWithin(pointer, list) ? components + pointer.slice(list.length) : undefined
  return isWithin(pointer, root) ? pointer.slice(root.length) : undefined
}

/** Converts a pointer into the drawn document to one into the text. */
export function toTextPointer({ pointer: root, list }: Drawn, pointer: string): string {
  if (list === undefined) return root + pointer
  return isWithin(pointer, components) ? list + pointer.slice(components.length) : list
}
