import { useEffect, useState } from 'react'
import { distanceBetween, type Geo } from '../../../../schemas/engine'
import type { TakenWalk } from '../store/TakenWalk'
import { listTakenWalks } from '../store/walkStore'

/** A step of a walk near the visitor. */
export type NearestStep = { walk: string; step: string; distanceM: number }

/** Steps further away than this, in metres, do not help to find the visitor. */
const maxDistanceM = 3000

/** The step of walks that is nearest to a place; undefined when there is none near it. */
export function nearestStep(walks: readonly TakenWalk[], place: Geo): NearestStep | undefined {
  let nearest: NearestStep | undefined
  for (const { title: walk, steps } of walks) {
    for (const { title: step, lat, lon } of steps) {
      if (lat === undefined || lon === undefined) continue
      const distanceM = distanceBetween(place, { lat, lon })
      if (distanceM <= (nearest?.distanceM ?? maxDistanceM)) nearest = { walk, step, distanceM }
    }
  }
  return nearest
}

/** The nearest step of the walks that were taken along in a town. No request is made for it. */
export function useNearestStep(card: string, place: Geo | undefined): NearestStep | undefined {
  const [found, setFound] = useState<NearestStep>()
  useEffect(() => {
    if (!place) return
    let isHere = true
    listTakenWalks().then(
      (stored) => {
        const walks = stored.flatMap(({ walk }) => (typeof walk === 'object' && walk.card === card ? [walk] : []))
        if (isHere) setFound(nearestStep(walks, place))
      },
      () => {},
    )
    return () => {
      isHere = false
    }
  }, [card, place])
  return found
}
