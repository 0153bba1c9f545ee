import type View from 'ol/View.js'
import { mapDefaults } from '../mapDefaults'
import { type CenterZoom, readCenterZoom } from './CenterZoom'
import { motionMs } from './motionMs'

/** Milliseconds of a step. */
export const stepMs = 250

/** Moves a view by the steps of buttons and keys. A step during another one starts from where that one leads. */
export function createSteps(view: View, onStep: () => void) {
  /** Where the running steps lead. */
  let target: CenterZoom | undefined

  function step(change: (from: CenterZoom) => Partial<CenterZoom>): void {
    const from = target ?? readCenterZoom(view)
    const next = { ...from, ...change(from) }
    onStep()
    view.cancelAnimations()
    target = next
    view.animate({ ...next, duration: motionMs(stepMs) }, () => {
      if (target === next) target = undefined
    })
  }

  return {
    /** Whether the view moves because of a press, which new content must not undo. */
    isStepping: (): boolean => target !== undefined,

    zoomBy: (levels: number): void =>
      step(({ zoom }) => ({ zoom: Math.max(mapDefaults.minZoom, Math.min(mapDefaults.maxZoom, zoom + levels)) })),

    /** Pans by CSS pixels to the right and down. */
    panBy: (right: number, down: number): void =>
      step(({ center: [x = 0, y = 0], zoom }) => {
        const resolution = view.getResolutionForZoom(zoom)
        return { center: [x + right * resolution, y - down * resolution] }
      }),
  }
}
