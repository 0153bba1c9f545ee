import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import { useHost } from '../engine/HostContext'
import { lazy } from '../engine/lazy'
import type { MapEvents, MapHandle } from './canvas/createMap'
import type { MapContent } from './MapContent'
import type { MapElement } from './MapElement'
import { useMapSettings } from './MapSettings'

const createMap = lazy('createMap', () => import('./canvas/createMap'))

type Options = {
  isInteractive: boolean
  fillsPage: boolean
  padding: number | undefined
  /** May be a new object in each render: the map compares its members. */
  content: MapContent
  events: MapEvents
}

/** `retry` loads a map again whose code failed to load. */
type State =
  | { status: 'loading'; handle?: undefined; retry?: undefined }
  | { status: 'failed'; handle?: undefined; retry?: () => void }
  | { status: 'ready'; handle: MapHandle; retry?: undefined }

/**
 * Loads OpenLayers and keeps a map in an element while the component is mounted. Loads it again when the visitor asks for it, and when the
 * network is back. OpenLayers' objects never enter a state.
 */
export function useMapHandle(stage: RefObject<MapElement | null>, options: Options): State {
  const { locale, loadAgain } = useHost()
  const settings = useMapSettings()
  const { isInteractive, fillsPage, padding, content } = options
  const [state, setState] = useState<State>({ status: 'loading' })
  const [attempt, setAttempt] = useState({ isAsked: false })
  const emit = useEffectEvent((call: (events: MapEvents) => void) => call(options.events))

  useEffect(() => {
    const element = stage.current
    if (!element) return
    let handle: MapHandle | undefined
    let isGone = false
    const start = async () => {
      // Without a canvas there is no map, and OpenLayers need not be loaded.
      if (!document.createElement('canvas').getContext('2d')) return setState({ status: 'failed' })
      try {
        const create = await createMap.retry()
        if (isGone) return
        handle = create(
          element,
          { isInteractive, fillsPage, padding, locale, settings },
          {
            onPressPin: (pin) => emit((to) => to.onPressPin(pin)),
            onPressGround: () => emit((to) => to.onPressGround()),
            onLeaves: (pins) => emit((to) => to.onLeaves(pins)),
            onPoint: (pin) => emit((to) => to.onPoint(pin)),
            onMove: (view) => emit((to) => to.onMove(view)),
            onTileFail: (areMissing) => emit((to) => to.onTileFail(areMissing)),
            onRefuse: (gesture) => emit((to) => to.onRefuse(gesture)),
          },
        )
        setState({ status: 'ready', handle })
      } catch (error) {
        if (isGone) return
        setState({ status: 'failed', retry: () => setAttempt({ isAsked: true }) })
        if (attempt.isAsked) loadAgain?.(error)
      }
    }
    void start()
    return () => {
      isGone = true
      handle?.dispose()
      setState({ status: 'loading' })
    }
  }, [stage, isInteractive, fillsPage, padding, locale, settings, attempt, loadAgain])

  useEffect(() => {
    if (!state.retry) return
    const retry = () => setAttempt({ isAsked: false })
    window.addEventListener('online', retry)
    return () => window.removeEventListener('online', retry)
  }, [state.retry])

  const { handle } = state
  useEffect(() => handle?.update(content))
  return state
}
