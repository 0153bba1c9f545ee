import { useHost } from '../../engine/HostContext'
import { formatNumber, formatPercent } from '../../format/formatNumber'
import { formatDistance } from '../../format/formatQuantity'
import { useText } from '../../i18n/TextContext'
import type { ProfilePoint, TrackProfile } from './createProfile'

const wholeMetres: Intl.NumberFormatOptions = { style: 'unit', unit: 'meter', maximumFractionDigits: 0 }

/** Slopes below this are called flat. */
const maxFlatSlope = 0.01
/** Slopes below this are easy: the summary names none of them. */
const maxGentleSlope = 0.04
/** In metres: tracks with a smaller difference in height are called flat. */
const maxFlatSpan = 10

/** Returns functions that format heights and slopes in words. */
export function useProfileText() {
  const text = useText()
  const { locale } = useHost()
  const metres = (value: number): string => formatNumber(value, locale, wholeMetres)
  const slope = (share: number): string => {
    if (Math.abs(share) < maxFlatSlope) return text('profile.flat')
    return text(share > 0 ? 'profile.ascending' : 'profile.descending', {
      percent: formatPercent(Math.abs(share), locale),
    })
  }
  return {
    metres,
    slope,
    distance: (value: number): string => formatDistance(value, locale),
    /** Describes the distance, height and slope of a point: `2,4 km, 312 m, ça monte de 6 %`. */
    describePoint: (point: ProfilePoint): string =>
      text('profile.at', {
        distance: formatDistance(point.distance, locale),
        elevation: metres(point.elevation),
        slope: slope(point.slope),
      }),
    /** Describes the range of heights and the steepest place of the track in two sentences. */
    summarize: ({ points, lowest, highest }: TrackProfile, ascent = 0): string => {
      const range =
        highest - lowest <= maxFlatSpan
          ? text('profile.rangeFlat', { lowest: metres((lowest + highest) / 2) })
          : text('profile.range', { lowest: metres(lowest), highest: metres(highest), ascent: metres(ascent) })
      const steepest = points.reduce((one, other) => (other.slope > one.slope ? other : one))
      const climb =
        steepest.slope < maxGentleSlope
          ? text('profile.gentle', { percent: formatPercent(maxGentleSlope, locale) })
          : text('profile.steepest', {
              percent: formatPercent(steepest.slope, locale),
              distance: formatDistance(steepest.distance, locale),
            })
      return `${range} ${climb}`
    },
  }
}
