import { useState } from 'react'
import { Loaded, lazyValue } from '../../../../../../renderer/engine/lazy'
import { textsOf } from '../../../../../../renderer/i18n/loadMessages'
import type { GeoView, MovedView } from '../../../../../../renderer/map/MapContent'
import { buttonClass } from '../../../../../../renderer/parts/buttonClass'
import { useDebouncedRequest } from '../../../../../../renderer/parts/useDebouncedRequest'
import type { DefectLocation, Geo } from '../../../../../../schemas/engine'
import { useSession } from '../../../../session/Session'
import styles from '../report.module.css'
import { locationQuery } from '../reportQueries'
import place from './place.module.css'

/** The code of maps with their texts. */
const mapCode = lazyValue(async (locale) => {
  const [{ MapView }] = await Promise.all([
    import('../../../../../../renderer/map/MapView'),
    textsOf('maps').load(locale),
  ])
  return MapView
})

/** Zoom at which single houses are told apart. */
const closeZoom = 18

type Props = {
  /** Where the cross is at first; undefined for the middle of the town. */
  start: Geo | undefined
  onChoose(at: Geo): void
}

/**
 * A map that moves under a cross, by hand, by the arrow keys or by its buttons. The address under the cross is announced after each
 * move.
 */
export function CrossMap({ start, onChoose }: Props) {
  const { scope, locale, queries, shellText: text } = useSession()
  const [initialView] = useState<GeoView | undefined>(start && { ...start, zoom: closeZoom })
  const [center, setCenter] = useState<Geo | undefined>(start)
  const [under, setUnder] = useState<DefectLocation>()
  const { request } = useDebouncedRequest()

  const move = ({ lat, lon }: MovedView) => {
    const at = { lat: Number(lat.toFixed(6)), lon: Number(lon.toFixed(6)) }
    setCenter(at)
    request(async (signal) => {
      const query = locationQuery(scope, at)
      await queries.load(query)
      const answer = queries.read(query)
      if (!signal.aborted) setUnder(answer && 'data' in answer ? answer.data : undefined)
    })
  }
  return (
    <section className={styles.section}>
      <h2 className={styles.heading}>{text('report.onMap')}</h2>
      <p className={styles.muted}>{text('report.onMapText')}</p>
      <div className={place.map}>
        <Loaded value={mapCode} locale={locale}>
          {(MapView) => (
            <MapView label={text('report.mapLabel')} initialView={initialView} onMove={move} overlays={<Cross />} />
          )}
        </Loaded>
      </div>
      <p role="status" className={place.under}>
        {under && (under.isInside ? (under.address ?? text('report.noAddress')) : textOfOutside(under, text))}
      </p>
      <p>
        <button
          type="button"
          className={buttonClass('primary')}
          aria-disabled={center === undefined || undefined}
          onClick={() => center && onChoose(center)}
        >
          {text('report.here')}
        </button>
      </p>
    </section>
  )
}

const textOfOutside = ({ portal }: DefectLocation, text: ReturnType<typeof useSession>['shellText']): string =>
  portal ? text('report.outsideIn', { town: portal.title }) : text('report.outsideHere')

/** The cross in the middle of the map. */
const Cross = () => (
  <svg className={place.cross} viewBox="0 0 48 48" aria-hidden="true" focusable="false">
    <path d="M24 4v14M24 30v14M4 24h14M30 24h14" />
    <circle cx="24" cy="24" r="2.5" />
  </svg>
)
