import DoubleClickZoom from 'ol/interaction/DoubleClickZoom.js'
import DragPan from 'ol/interaction/DragPan.js'
import type Interaction from 'ol/interaction/Interaction.js'
import MouseWheelZoom from 'ol/interaction/MouseWheelZoom.js'
import PinchZoom from 'ol/interaction/PinchZoom.js'
import Kinetic from 'ol/Kinetic.js'
import type MapBrowserEvent from 'ol/MapBrowserEvent.js'

/** A gesture that scrolls the page instead of moving the map: one finger, or the wheel without a key. */
export type RefusedGesture = 'touch' | 'wheel'

const isTouch = ({ originalEvent: event }: MapBrowserEvent) =>
  event instanceof PointerEvent && event.pointerType === 'touch'
const hasZoomKey = ({ originalEvent: event }: MapBrowserEvent) =>
  event instanceof MouseEvent && (event.ctrlKey || event.metaKey)

/**
 * Creates the gestures of a map. A map that is part of a longer page leaves one finger and the wheel to the page, so
 * that visitors can scroll past it, and calls `onRefuse` for these gestures.
 */
export function createInteractions(fillsPage: boolean, onRefuse: (gesture: RefusedGesture) => void): Interaction[] {
  const drag: DragPan = new DragPan({
    kinetic: new Kinetic(-0.005, 0.05, 100),
    condition(event) {
      if (event.originalEvent instanceof PointerEvent && event.originalEvent.button > 0) return false
      return fillsPage || !isTouch(event) || drag.getPointerCount() === 2
    },
  })
  const wheel = new MouseWheelZoom({
    condition(event) {
      const isAllowed = fillsPage || hasZoomKey(event)
      if (!isAllowed && event.type === 'wheel') onRefuse('wheel')
      return isAllowed
    },
  })
  return [drag, wheel, new PinchZoom(), new DoubleClickZoom({ delta: 1, duration: 250 })]
}

/**
 * Lets one finger scroll the page, and two move the map. Without `onRefuse`, for a map that does not move, all
 * gestures scroll the page.
 */
export function allowPageScroll(
  viewport: HTMLElement,
  onRefuse: ((gesture: RefusedGesture) => void) | undefined,
): void {
  viewport.style.touchAction = onRefuse ? 'pan-x pan-y' : 'auto'
  if (!onRefuse) return
  const handleTouchMove = (event: TouchEvent) => {
    if (event.touches.length < 2) onRefuse('touch')
    else if (event.cancelable) event.preventDefault()
  }
  viewport.addEventListener('touchmove', handleTouchMove, { passive: false })
}
