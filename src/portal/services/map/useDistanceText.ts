import { formatDistance } from '../../../../renderer/format/formatQuantity'
import type { Geo } from '../../../../schemas/engine'
import { distanceBetween, positionOfTown } from '../../../../schemas/tracks/positions'
import { useSession } from '../../session/Session'

/**
 * Returns a function that formats the distance of a place: from `origin` if known, else from the centre of the town.
 */
export function useDistanceText(origin: Geo | undefined): (place: Geo) => string {
  const { portal, shellText, locale } = useSession()
  const from = origin ?? positionOfTown(portal)
  return ({ lat, lon }) => {
    const distance = formatDistance(distanceBetween(from, { lat, lon }), locale)
    return shellText(origin ? 'places.distance' : 'places.distanceFromCentre', { distance })
  }
}
