import { useMemo } from 'react'
import { Loaded, lazyValue } from '../../../../../../renderer/engine/lazy'
import { textsOf } from '../../../../../../renderer/i18n/loadMessages'
import { useHydrated } from '../../../../../../renderer/parts/useHydrated'
import type { DefectReport } from '../../../../../../schemas/engine'
import { useSession } from '../../../../session/Session'
import styles from './PlaceMap.module.css'
import { statusIcons } from './StatusLabel'

/** The code of maps with their texts, which only readers of one report load. */
const mapCode = lazyValue(async (locale) => {
  const [{ MapView }] = await Promise.all([
    import('../../../../../../renderer/map/MapView'),
    textsOf('maps').load(locale),
  ])
  return MapView
})

/** In CSS pixels. */
const height = 220

/** A picture of the streets around a report, in browsers only. The address beside it says the same. */
export function PlaceMap({ report: { lat, lon, status, category, address } }: { report: DefectReport }) {
  const { locale, shellText: text } = useSession()
  const hydrated = useHydrated()
  const pins = useMemo(
    () => [{ key: 'report', lat, lon, title: category.title, icon: statusIcons[status] }],
    [lat, lon, category.title, status],
  )
  const view = useMemo(() => ({ lat, lon, zoom: 16.5 }), [lat, lon])
  return (
    <div className={styles.map}>
      {hydrated && (
        <Loaded value={mapCode} locale={locale}>
          {(MapView) => (
            <MapView
              label={text('reports.placeMap', { place: address ?? category.title })}
              isInteractive={false}
              height={height}
              pins={pins}
              initialView={view}
            />
          )}
        </Loaded>
      )}
    </div>
  )
}
