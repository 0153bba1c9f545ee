import { useHost } from '../../engine/HostContext'
import { formatNumber, formatPercent } from '../../format/formatNumber'
import { formatDistance } from '../../format/formatQuantity'
import { useText } from '../../i18n/TextContext'
import type { ProfilePoint, TrackProfile } from './createProfile'

const wholeMetres: Intl.NumberFormatOptions = { style: 'unit', unit: 'meter', maximumFractionDigits: 0 }

/** Slopes below are flat to a walker. */
const flat = 0.01
/** Slopes below are no effort, so that none of them is named. */
const gentle = 0.04
/** Tracks within so many metres are flat. */
const flatSpan = 10

/** Functions that say heights and slopes in words. */
export function useProfileText() {
  const text = useText()
  const { locale } = useHost()
  const metres = (value: number): string => formatNumber(value, locale, wholeMetres)
  const slope = (share: number): string => {
    if (Math.abs(share) < flat) return text('profile.flat')
    return text(share > 0 ? 'profile.ascending' : 'profile.descending', {
      percent: formatPercent(Math.abs(share), locale),
    })
  }
  return {
    metres,
    slope,
    distance: (value: number): string => formatDistance(value, locale),
    /** Where a point is, how high and how steep: `2,4 km, 312 m, ça monte de 6 %`. */
    describePoint: (point: ProfilePoint): string =>
      text('profile.at', {
        distance: formatDistance(point.distance, locale),
        elevation: metres(point.elevation),
        slope: slope(point.slope),
      }),
    /** Two sentences: between which heights the track lies, and where it is steepest. */
    summarize: ({ points, lowest, highest }: TrackProfile, ascent = 0): string => {
      const range =
        highest - lowest <= flatSpan
          ? text('profile.rangeFlat', { lowest: metres((lowest + highest) / 2) })
          : text('profile.range', { lowest: metres(lowest), highest: metres(highest), ascent: metres(ascent) })
      const steepest = points.reduce((one, other) => (other.slope > one.slope ? other : one))
      const climb =
        steepest.slope < gentle
          ? text('profile.gentle', { percent: formatPercent(gentle, locale) })
          : text('profile.steepest', {
              percent: formatPercent(steepest.slope, locale),
              distance: formatDistance(steepest.distance, locale),
            })
      return `${range} ${climb}`
    },
  }
}
