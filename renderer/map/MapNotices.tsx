import { useEffect, useState } from 'react'
import { useText } from '../i18n/TextContext'
import { buttonClass } from '../parts/buttonClass'
import type { RefusedGesture } from './canvas/createInteractions'
import type { GeoView } from './MapContent'
import styles from './MapNotices.module.css'
import { MapScale } from './MapScale'

type Props = {
  status: 'loading' | 'failed' | 'ready'
  /** Loads a map that failed to load again. */
  onRetry: (() => void) | undefined
  /** The last gesture that the map left to the page; a new object for each. */
  refused: { gesture: RefusedGesture } | undefined
  hasTileFault: boolean
  /** Number of pins without a place. */
  misplaced: number
  /** Number of pins drawn, when there are too many. */
  shown: number | undefined
  /** A sentence of the page. */
  note: string | undefined
  attribution: string
  /** The view whose scale is shown; without it, none is. */
  view: GeoView | undefined
}

/** The notices over the picture of a map. */
export function MapNotices({
  status,
  onRetry,
  refused,
  hasTileFault,
  misplaced,
  shown,
  note,
  attribution,
  view,
}: Props) {
  const text = useText()
  if (status !== 'ready') {
    return (
      <div className={styles.waiting}>
        <p>{text(status === 'failed' ? 'map.failed' : 'map.loading')}</p>
        {onRetry && (
          <button type="button" className={buttonClass()} onClick={onRetry}>
            {text('error.retry')}
          </button>
        )}
        <noscript>
          <p>{text('map.noScript')}</p>
        </noscript>
      </div>
    )
  }
  const notes = [
    hasTileFault && text('map.tilesFailed'),
    misplaced > 0 && text('map.misplaced', { count: misplaced }),
    shown !== undefined && text('map.surplus', { shown }),
    note,
  ].filter((each) => typeof each === 'string')
  return (
    <>
      <Hint refused={refused} />
      <div className={styles.foot}>
        {notes.map((each) => (
          <p key={each} className={styles.note} role="status">
            {each}
          </p>
        ))}
        {view && <MapScale lat={view.lat} zoom={view.zoom} />}
        <p className={styles.attribution}>{attribution}</p>
      </div>
    </>
  )
}

/** Milliseconds for which the hint stays after the last gesture. */
const hintMs = 1500

/** Tells which gesture moves the map, after one that does not. The keys and buttons of the map need no hint. */
function Hint({ refused }: { refused: { gesture: RefusedGesture } | undefined }) {
  const text = useText()
  const [over, setOver] = useState<object>()
  useEffect(() => {
    if (!refused) return
    const timer = setTimeout(() => setOver(refused), hintMs)
    return () => clearTimeout(timer)
  }, [refused])
  const isShown = refused !== undefined && over !== refused
  return (
    <p className={styles.hint} data-shown={isShown || undefined} aria-hidden="true">
      {refused && text(refused.gesture === 'touch' ? 'map.twoFingers' : 'map.ctrlWheel')}
    </p>
  )
}
