import { Loaded, lazyValue } from '../../../../renderer/engine/lazy'
import { textsOf } from '../../../../renderer/i18n/loadMessages'
import type { MapViewProps } from '../../../../renderer/map/MapViewProps'
import { useHydrated } from '../../../../renderer/parts/useHydrated'
import { useSession } from '../../session/Session'
import styles from './WalkMap.module.css'

/** The code of maps with their texts. */
export const mapCode = lazyValue(async (locale) => {
  const [{ MapView }] = await Promise.all([import('../../../../renderer/map/MapView'), textsOf('maps').load(locale)])
  return MapView
})

/** A map of walks, in browsers only. Reserves its space until the code is loaded. */
export function WalkMap(props: MapViewProps) {
  const { locale } = useSession()
  const hydrated = useHydrated()
  return (
    <div className={styles.map} data-fills={props.height === 'fill' || undefined}>
      {hydrated && (
        <Loaded value={mapCode} locale={locale}>
          {(MapView) => <MapView {...props} />}
        </Loaded>
      )}
    </div>
  )
}
