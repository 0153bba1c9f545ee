import { type ChangeEvent, type PointerEvent, useId, useMemo, useState } from 'react'
import type { Geo, Track } from '../../../schemas/engine'
import { useText } from '../../i18n/TextContext'
import { Heading } from '../../parts/Heading'
import { useHydrated } from '../../parts/useHydrated'
import { createProfile, type ProfilePoint, type TrackProfile } from './createProfile'
import styles from './ElevationProfile.module.css'
import { ProfileTable } from './ProfileTable'
import { useProfileText } from './useProfileText'

type Props = {
  track: Track
  /** Length of the walk in metres. */
  length: number
  /** Climb in metres. */
  ascent?: number | undefined
  /** Called with the place of the profile under the pointer, or with undefined when the pointer leaves it. */
  onPoint?: ((place: Geo | undefined) => void) | undefined
}

/** The heights along a track: two sentences, a curve with a slider over it, and a table. Renders nothing without elevations. */
export function ElevationProfile({ track, length, ascent, onPoint }: Props) {
  const profile = useMemo(() => createProfile(track, length), [track, length])
  const text = useText()
  const { summarize } = useProfileText()
  if (!profile) return null
  return (
    <section>
      <Heading className={styles.title}>{text('profile.title')}</Heading>
      <p className={styles.summary}>{summarize(profile, ascent)}</p>
      <ProfileChart profile={profile} onPoint={onPoint} />
      <ProfileTable profile={profile} />
    </section>
  )
}

/** Size of the SVG's view box, which is stretched to the width of the page. */
const [width, height] = [1000, 200]

/** Maximum scale of heights relative to distances, on a chart five times as wide as high. */
const maxExaggeration = 10

/** Minimum height of the chart in metres, so that a flat walk looks flat. */
const minSpan = 40

/** The height of the chart in metres. */
const spanOf = ({ lowest, highest, length }: TrackProfile): number =>
  Math.max((highest - lowest) * 1.15, minSpan, (length * height) / width / maxExaggeration)

function ProfileChart({ profile, onPoint }: { profile: TrackProfile; onPoint: Props['onPoint'] }) {
  const text = useText()
  const { describePoint, metres } = useProfileText()
  const hydrated = useHydrated()
  const hintId = useId()
  const { points } = profile
  const { index, isPointed, showPoint, leave } = usePointed(points, onPoint)
  const point = points[index] ?? points[0]
  const handlePointerMove = (event: PointerEvent<HTMLInputElement>) => {
    const { left, width: sliderWidth } = event.currentTarget.getBoundingClientRect()
    const share = Math.min(1, Math.max(0, (event.clientX - left) / sliderWidth))
    if (event.pointerType === 'mouse') showPoint(Math.round(share * (points.length - 1)))
  }
  const span = spanOf(profile)
  const base = Math.max(0, profile.lowest - (span - (profile.highest - profile.lowest)) / 2)
  return (
    <div className={styles.chart}>
      <p className={styles.scale} aria-hidden="true">
        <span>{metres(base + span)}</span>
        <span>{metres(base)}</span>
      </p>
      <div className={styles.plot}>
        <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" aria-hidden="true" focusable="false">
          <path className={styles.area} d={`${curve(points, base, span)}L${width} ${height}L0 ${height}Z`} />
          <path className={styles.line} d={curve(points, base, span)} />
        </svg>
        <input
          type="range"
          className={styles.slider}
          min={0}
          max={points.length - 1}
          step={1}
          value={index}
          disabled={!hydrated}
          data-pointed={isPointed || undefined}
          aria-label={text('profile.label')}
          aria-valuetext={point && describePoint(point)}
          aria-describedby={hintId}
          onChange={(event: ChangeEvent<HTMLInputElement>) => showPoint(Number(event.currentTarget.value))}
          onFocus={() => showPoint(index)}
          onBlur={leave}
          onPointerMove={handlePointerMove}
          onPointerLeave={(event) => {
            if (!event.currentTarget.matches(':focus-visible')) leave()
          }}
        />
      </div>
      <p id={hintId} className={styles.place} data-pointed={isPointed || undefined}>
        {isPointed && point ? describePoint(point) : text('profile.hint')}
      </p>
    </div>
  )
}

/** The point of a profile under the pointer or the slider, which it keeps when the pointer leaves. */
function usePointed(points: readonly ProfilePoint[], onPoint: Props['onPoint']) {
  const [index, setIndex] = useState(0)
  const [isPointed, setPointed] = useState(false)
  return {
    index,
    isPointed,
    showPoint(next: number): void {
      const place = points[next]
      setIndex(next)
      setPointed(true)
      if (place) onPoint?.({ lat: place.lat, lon: place.lon })
    },
    leave(): void {
      setPointed(false)
      onPoint?.(undefined)
    },
  }
}

/** The line of the heights as an SVG path. */
function curve(points: readonly ProfilePoint[], base: number, span: number): string {
  const places = points.map(({ elevation }, index) => {
    const x = (width * index) / (points.length - 1)
    const y = height - ((elevation - base) / span) * height
    return `${x.toFixed(0)} ${y.toFixed(1)}`
  })
  return `M${places.join('L')}`
}
