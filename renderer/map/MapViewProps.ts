import type { ReactNode } from 'react'
import type { GeoBounds, MapContent, MapPin, MovedView } from './MapContent'

export type MapViewProps = MapContent & {
  /** Accessible name of the map. */
  label: string
  /** Whether the visitor can move the map; default true. Otherwise it is a picture. */
  isInteractive?: boolean | undefined
  /**
   * Height in CSS pixels, or `fill` for the height of its container; default 400. Only a map with `fill` moves by one
   * finger and by the wheel alone.
   */
  height?: number | 'fill' | undefined
  /** CSS pixels left free around the content; default 96, for a track alone 12. */
  padding?: number | undefined
  /**
   * Whether a card over the map shows the selected pin; default true. A page with a panel of its own sets it to
   * false. Pins to choose from are always shown in the card.
   */
  hasCard?: boolean | undefined
  /** A pin to highlight, such as that of the list row under the mouse. */
  highlightedKey?: string | undefined
  /** Called when the visitor selects a pin, which may be the selected one, or clears the selection. */
  onSelect?: ((key: string | undefined) => void) | undefined
  /** Called when the visitor presses the card of a pin; without it the card shows the pin's component. */
  onOpen?: ((key: string) => void) | undefined
  /** Called with the pins of a cluster that no zoom divides, to list them. */
  onLeaves?: ((pins: readonly MapPin[]) => void) | undefined
  onMove?: ((view: MovedView) => void) | undefined
  /** Offers "search this area" after the visitor moved the map, and is called with the bounds to fetch. */
  onRefetch?: ((bounds: GeoBounds) => void) | undefined
  /** Offers a button that asks for the visitor's position; the host passes `position` when it has it. */
  onLocate?: (() => void) | undefined
  /** A sentence of the page over the lower edge of the map. */
  note?: string | undefined
  /** Called with the pin under the mouse, or with undefined when the mouse leaves it. */
  onHighlight?: ((key: string | undefined) => void) | undefined
  /** Elements over the map, such as a panel. */
  overlays?: ReactNode
}
