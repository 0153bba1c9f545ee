import type { Size } from 'ol/size.js'
import type { FocusTarget } from '../focusTarget'

/** CSS pixels at the edges of a map. */
export type Insets = readonly [top: number, right: number, bottom: number, left: number]

/**
 * The CSS pixels at the edges of a map of `size` that stay free around a target: its own padding, the insets of pins
 * and controls, and the upper edge that the page covers. A small map keeps at least 48 pixels for its content.
 */
export function fitPadding(target: FocusTarget, [width = 0, height = 0]: Size, insets: Insets, coveredTop: number) {
  const { padding, hasPins } = target
  return insets.map((inset, edge) => {
    const wanted = Math.max(padding, (hasPins ? inset : padding) + (edge === 0 ? coveredTop : 0))
    return Math.max(0, Math.min(wanted, (edge % 2 === 0 ? height : width) / 2 - 24))
  })
}
