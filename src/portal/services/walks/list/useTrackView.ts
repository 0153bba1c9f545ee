import { type RefObject, useEffect, useState } from 'react'
import type { GeoView } from '../../../../../renderer/map/MapContent'
import type { Track } from '../../../../../schemas/engine'
import { type MapSize, viewOfTrack } from './viewOfTrack'

/**
 * Returns the view of the map of walks: the one of the address, until the track of a selected walk replaces it.
 * `initialWalk` is the walk that the address selected, while it stays selected.
 */
export function useTrackView(
  map: RefObject<HTMLElement | null>,
  track: Track | undefined,
  initialView: GeoView | undefined,
  initialWalk: RefObject<string | undefined>,
): GeoView | undefined {
  const [view, setView] = useState(initialView)
  useEffect(() => {
    // The address may hold the view in which the visitor left the walk.
    if (!track || !map.current || (initialWalk.current !== undefined && window.location.hash)) return
    setView(viewOfTrack(track, sizeOf(map.current)))
  }, [map, track, initialWalk])
  return view
}

/** The size of the map. The panel covers its left side, on phones all of it. */
function sizeOf(map: HTMLElement): MapSize {
  const { offsetWidth: width, offsetHeight: height } = map
  const panel = map.querySelector('section')?.offsetWidth ?? 0
  return { width, height, covered: panel < width * 0.7 ? panel : 0 }
}
