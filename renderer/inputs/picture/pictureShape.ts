import type { FileZoneSize } from '../file/FileZone'
import type { FormField } from '../Input'

export type PreviewSize = { width: 140 | 250; height: 140 }

export type PictureShape = {
  size: FileZoneSize
  ratio: number
  preview: PreviewSize
  round: boolean
}

const wide = { ratio: 16 / 9, preview: { width: 250, height: 140 }, round: false } as const
const square = { ratio: 1, preview: { width: 140, height: 140 } } as const

/**
 * Size and shape of a picture field: a round avatar of 140 pixels, a square of 200 pixels, otherwise 16:9 with the
 * width that the field names, or 600 pixels, or 200 in a field of half width.
 */
export function pictureShape({ uploadSize, componentLayout }: FormField): PictureShape {
  const size = uploadSize ?? (componentLayout === 'half' ? 'normal' : 'default')
  if (size === 'avatar') return { ...square, size, round: true }
  return size === 'square' ? { ...square, size, round: false } : { ...wide, size }
}
