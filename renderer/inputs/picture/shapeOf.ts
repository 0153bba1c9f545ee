import type { UploaderSize } from '../file/FileZone'
import type { Field } from '../Input'

export type Shape = { size: UploaderSize; ratio: number; preview: { width: number; height: number }; round: boolean }

const wide = { ratio: 16 / 9, preview: { width: 250, height: 140 }, round: false } as const
const square = { ratio: 1, preview: { width: 140, height: 140 } } as const

/**
 * Size and shape of a picture field: a round portrait of 140 pixels for an avatar, a square of 200 for a logo, else 16:9, in
 * 600 pixels, or in 200 where the field takes half of a form.
 */
export function shapeOf({ name, componentLayout }: Field): Shape {
  if (/avatar|portrait|profile/i.test(name)) return { ...square, size: 'avatar', round: true }
  if (/logo|icon/i.test(name)) return { ...square, size: 'square', round: false }
  return { ...wide, size: componentLayout === 'half' ? 'normal' : 'default' }
}
