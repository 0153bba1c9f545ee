import { useEffect, useRef, useState } from 'react'
import type { GeoBounds, GeoView, MovedView } from '../../../../renderer/map/MapContent'
import type { Geo } from '../../../../schemas/engine'
import { type Following, isPoor } from '../followTrack'

/** Zoom at which the visitor sees the paths around. */
const followZoom = 16

/** Further from the track, in metres, the visitor has yet to get there: the map stays on the track. */
const maxAwayM = 200

/** The part of the view, at each edge, that the map moves before the visitor reaches. */
const edge = 0.2

/**
 * The view of the map, which moves with the visitor as long as they see themselves on it: once they have moved it elsewhere, it
 * stays there until they come back into it. Undefined until the first position on the track.
 */
export function useFollowingView(following: Following | undefined) {
  const [view, setView] = useState<GeoView>()
  const shown = useRef<MovedView>(undefined)
  const before = useRef<Geo>(undefined)
  const isClose = useRef(false)
  const place = following?.sample
  const isNear = following !== undefined && following.awayM < maxAwayM && !isPoor(following.sample)
  useEffect(() => {
    const last = before.current
    before.current = place
    if (!place) isClose.current = false
    else if (!isClose.current && isNear) {
      isClose.current = true
      setView({ lat: place.lat, lon: place.lon, zoom: followZoom })
    } else if (shown.current && last && isInside(shown.current.bounds, last) && !isInside(shown.current.bounds, place))
      setView({ lat: place.lat, lon: place.lon, zoom: shown.current.zoom })
  }, [place, isNear])
  return {
    view,
    keepView(moved: MovedView) {
      shown.current = moved
    },
  }
}

function isInside([west, south, east, north]: GeoBounds, { lat, lon }: Geo): boolean {
  const [width, height] = [(east - west) * edge, (north - south) * edge]
  return lon > west + width && lon < east - width && lat > south + height && lat < north - height
}
