import { iconPath } from '../MapIcon'
import type { MapColors } from './MapColors'

/** How a pin stands out: by size, and by its colours exchanged. */
export type PinLook = 'plain' | 'highlighted' | 'selected'

/** Width of a pin in CSS pixels; it is a quarter higher than wide. */
export const pinWidth: Record<PinLook, number> = { plain: 32, highlighted: 40, selected: 48 }
export const pinHeight = (look: PinLook): number => pinWidth[look] * 1.25

/** A drop on a grid of 32 by 40, whose tip is at the bottom. */
const drop = 'M16 39C8 28.5 2.5 22.5 2.5 15.5a13.5 13.5 0 0 1 27 0C29.5 22.5 24 28.5 16 39Z'

/** Draws a pin with the icon of that name, or a dot when there is none. */
export function drawPin(icon: string | undefined, look: PinLook, colors: MapColors, ratio: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  canvas.width = Math.ceil(pinWidth[look] * ratio)
  canvas.height = Math.ceil(pinHeight(look) * ratio)
  const context = canvas.getContext('2d')
  if (!context) return canvas
  const isPlain = look === 'plain'
  const [ground, ink] = isPlain ? [colors.primary, colors.onPrimary] : [colors.surface, colors.text]
  const unit = (pinWidth[look] * ratio) / 32
  context.scale(unit, unit)
  context.lineJoin = 'round'
  context.lineCap = 'round'
  const shape = new Path2D(drop)
  context.fillStyle = ground
  context.fill(shape)
  context.lineWidth = isPlain ? 2 : 2.5
  context.strokeStyle = isPlain ? colors.surface : colors.primary
  context.stroke(shape)
  context.strokeStyle = ink
  context.fillStyle = ink
  const path = icon === undefined ? undefined : iconPath(icon)
  if (path !== undefined) {
    // The grid of 24 of an icon becomes 16 units wide, centred in the round part.
    context.translate(8, 7.5)
    context.scale(16 / 24, 16 / 24)
    context.lineWidth = 2.4
    context.stroke(new Path2D(path))
  } else {
    context.beginPath()
    context.arc(16, 15.5, 4.5, 0, 2 * Math.PI)
    context.fill()
  }
  return canvas
}
