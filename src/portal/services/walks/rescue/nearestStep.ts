import { useEffect, useState } from 'react'
import type { Geo } from '../../../../../schemas/engine'
import { distanceBetween } from '../../../../../schemas/tracks/positions'
import type { OfflineWalk } from '../store/OfflineWalk'
import { listOfflineWalks } from '../store/walkStore'

/** A step of a walk near the visitor. */
export type NearestStep = { walk: string; step: string; distanceM: number }

/** Maximum distance in metres of a step that helps to find the visitor. */
const maxDistanceM = 3000

/** The step nearest to a place; undefined without one nearby. */
export function nearestStep(walks: readonly OfflineWalk[], place: Geo): NearestStep | undefined {
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

/** The nearest step of the town's offline walks. Makes no request. */
export function useNearestStep(card: string, place: Geo | undefined): NearestStep | undefined {
  const [nearest, setNearest] = useState<NearestStep>()
  useEffect(() => {
    if (!place) return
    let isHere = true
    listOfflineWalks().then(
      (stored) => {
        const walks = stored.flatMap(({ walk }) => (typeof walk === 'object' && walk.card === card ? [walk] : []))
        if (isHere) setNearest(nearestStep(walks, place))
      },
      () => {},
    )
    return () => {
      isHere = false
    }
  }, [card, place])
  return nearest
}
