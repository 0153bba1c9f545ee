/** Values at zoom levels, from the lowest. */
export type Stops = readonly (readonly [zoom: number, value: number])[]

/** The value at a zoom level: between stops it grows by the same factor at each step, as the map does. */
export function byZoom(stops: Stops, zoom: number): number {
  let [below] = stops
  for (const stop of stops) {
    if (stop[0] > zoom) {
      if (!below || below === stop) return stop[1]
      const share = (zoom - below[0]) / (stop[0] - below[0])
      return below[1] * (stop[1] / below[1]) ** share
    }
    below = stop
  }
  return below?.[1] ?? 0
}

/** Metres of a CSS pixel at the equator at zoom level 0. */
const widestResolution = 156_543.03392804097

/** Zoom level of a resolution, in quarters, so that few styles are made. */
export const zoomOf = (resolution: number): number => Math.round(4 * Math.log2(widestResolution / resolution)) / 4
