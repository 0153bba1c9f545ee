import { type KeyboardEvent, useState } from 'react'
import type { MapHandle } from './canvas/createMap'
import type { MapPin } from './MapContent'
import { panStep } from './MapControls'
import { type Direction, nextPin } from './nextPin'

const arrows: Record<string, { direction: Direction; right: number; down: number }> = {
  ArrowUp: { direction: 'north', right: 0, down: -panStep },
  ArrowDown: { direction: 'south', right: 0, down: panStep },
  ArrowLeft: { direction: 'west', right: -panStep, down: 0 },
  ArrowRight: { direction: 'east', right: panStep, down: 0 },
}

const zooms: Record<string, number> = { '+': 1, '=': 1, '-': -1, _: -1 }

type Options = {
  handle: MapHandle | undefined
  pins: readonly MapPin[]
  /** Called with the pin that the keys lead to. */
  onReach: (pin: MapPin) => void
  onEscape: () => void
}

/** Handles the keys of a focused map. Returns the pin that they reached. */
export function useMapKeys({ handle, pins, onReach, onEscape }: Options) {
  const [reached, setReached] = useState<MapPin>()
  const current = reached && pins.includes(reached) ? reached : undefined

  function onKeyDown(event: KeyboardEvent): void {
    if (!handle || event.ctrlKey || event.metaKey || event.target !== event.currentTarget) return
    const arrow = arrows[event.key]
    const levels = zooms[event.key]
    if (arrow && event.altKey) {
      const pin = nextPin(pins, current ?? handle.center(), arrow.direction)
      if (pin) {
        setReached(pin)
        handle.reveal(pin)
        onReach(pin)
      }
    } else if (event.altKey) return
    else if (arrow) handle.panBy(arrow.right, arrow.down)
    else if (levels !== undefined) handle.zoomBy(levels)
    else if (event.key === 'Enter' && current) handle.choose(current)
    else if (event.key === 'Escape' && current) {
      setReached(undefined)
      onEscape()
    } else return
    event.preventDefault()
    // A dialog or panel around the map must not take the same key.
    event.stopPropagation()
  }

  return { reachedKey: current?.key, onKeyDown, forget: () => setReached(undefined) }
}
