import type { ReactNode } from 'react'
import type { GeoBounds, MapContent, MapPin, MovedView } from './MapContent'

export type MapViewProps = MapContent & {
  /** Accessible name of the map. */
  label: string
  /** Whether the visitor can move it; default true. Otherwise it is a picture. */
  isInteractive?: boolean | undefined
  /** Height in CSS pixels, or `fill` for the height of its container; default 400. Only `fill` takes one finger and the wheel. */
  height?: number | 'fill' | undefined
  /** CSS pixels left free around the content; default 96, for a track alone 12. */
  padding?: number | undefined
  /**
   * Whether the selected pin is shown in a card over the map, as pins to choose from always are; default true. A page with a
   * panel of its own sets it to false.
   */
  hasCard?: boolean | undefined
  /** A pin to highlight, such as that of the list row under the mouse. */
  highlightedKey?: string | undefined
  /** The visitor chose a pin, perhaps the selected one again, or cleared the selection. */
  onSelect?: ((key: string | undefined) => void) | undefined
  /** The visitor pressed the card of a pin; without it the card shows the pin's component. */
  onOpen?: ((key: string) => void) | undefined
  /** The visitor pressed a cluster that does not fall apart: list its pins. */
  onLeaves?: ((pins: readonly MapPin[]) => void) | undefined
  onMove?: ((view: MovedView) => void) | undefined
  /** Offers "search this area" after the visitor moved the map; fetches what lies in the bounds. */
  onRefetch?: ((bounds: GeoBounds) => void) | undefined
  /** Offers a button that asks for the visitor's position; the host passes `position` when it has it. */
  onLocate?: (() => void) | undefined
  /** A sentence of the page over the lower edge of the map. */
  note?: string | undefined
  /** The visitor points at a pin with the mouse, or at none any more. */
  onHighlight?: ((key: string | undefined) => void) | undefined
  /** Elements over the map, such as a panel. */
  overlays?: ReactNode
}
