import { useEffect, useRef, useState } from 'react'
import type { GeoBounds, GeoView, MovedView } from '../../../../../renderer/map/MapContent'
import type { Geo } from '../../../../../schemas/engine'
import { type Following, isPoor } from '../followTrack'

/** Zoom at which the surrounding paths are visible. */
const followZoom = 16

/** Maximum distance from the track in metres at which the map moves to the visitor. */
const maxAwayM = 200

/** Share of the view at each edge that makes the map move when the visitor enters it. */
const edgeShare = 0.2

/**
 * The view of the map. It moves with the visitor while they are in it; after the visitor has moved the map away, it
 * stays until they are in view again. Undefined until the first position on the track.
 */
export function useFollowingView(following: Following | undefined) {
  const [view, setView] = useState<GeoView>()
  const lastView = useRef<MovedView>(undefined)
  const lastPlace = useRef<Geo>(undefined)
  const isClose = useRef(false)
  const place = following?.sample
  const isNear = following !== undefined && following.awayM < maxAwayM && !isPoor(following.sample)
  useEffect(() => {
    const last = lastPlace.current
    lastPlace.current = place
    if (!place) isClose.current = false
    else if (!isClose.current && isNear) {
      isClose.current = true
      setView({ lat: place.lat, lon: place.lon, zoom: followZoom })
    } else if (
      lastView.current &&
      last &&
      isInside(lastView.current.bounds, last) &&
      !isInside(lastView.current.bounds, place)
    )
      setView({ lat: place.lat, lon: place.lon, zoom: lastView.current.zoom })
  }, [place, isNear])
  return {
    view,
    keepView(moved: MovedView) {
      lastView.current = moved
    },
  }
}

function isInside([west, south, east, north]: GeoBounds, { lat, lon }: Geo): boolean {
  const [width, height] = [(east - west) * edgeShare, (north - south) * edgeShare]
  return lon > west + width && lon < east - width && lat > south + height && lat < north - height
}
