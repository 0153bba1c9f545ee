import type { Size } from 'ol/size.js'
import type { FocusTarget } from '../focusTarget'

/** CSS pixels at the edges of a map. */
export type Insets = readonly [top: number, right: number, bottom: number, left: number]

/**
 * The CSS pixels at the edges of a map of `size` that stay free around a target: its own padding, the insets of pins
 * and controls, and the upper edge that the page covers. A small map keeps at least 48 pixels for its content.
 */
export function fitPadding(
  target: Pick<FocusTarget, 'padding' | 'hasPins'>,
  [width = 0, height = 0]: Size,
  insets: Insets,
  coveredTop: number,
): number[] {
  const { padding, hasPins } = target
  return insets.map((inset, edge) => {
    const wanted = Math.max(padding, (hasPins ? inset : padding) + (edge === 0 ? coveredTop : 0))
    return limited(wanted, edge % 2 === 0 ? height : width)
  })
}

/** Limits the pixels at an edge to what a side of the map has. */
const limited = (wanted: number, side: number): number => Math.max(0, Math.min(wanted, side / 2 - 24))

/**
 * Widens a padding at the edges where pins would be cut off. `pins` are their pixels in the view that has the padding; `insets` is
 * the room of a pin.
 */
export function keepPinsWhole(
  padding: readonly number[],
  pins: readonly (readonly [x: number, y: number])[],
  [width = 0, height = 0]: Size,
  insets: Insets,
): number[] {
  const free = pins.reduce(
    ([top, right, bottom, left], [x, y]) =>
      [Math.min(top, y), Math.min(right, width - x), Math.min(bottom, height - y), Math.min(left, x)] as const,
    [height, width, height, width] as const,
  )
  return padding.map((edge, index) => {
    const missing = Math.max(0, (insets[index] ?? 0) - (free[index] ?? 0))
    return limited(edge + missing, index % 2 === 0 ? height : width)
  })
}
