import { useMemo } from 'react'
import { isObject, own } from '../../../schemas/engine'
import type { BlockProps } from '../../engine/BlockProps'
import { useFormValue } from '../../engine/FormScopeContext'
import { useText } from '../../i18n/TextContext'
import { MapView } from '../../map/MapView'
import { mapDefaults } from '../../map/mapDefaults'
import { ActionLink } from '../../parts/ActionLink'
import { VisuallyHidden } from '../../parts/VisuallyHidden'
import styles from './MapTile.module.css'

export { default as contract } from '../../../schemas/generated/blocks/map-tile.js'

/**
 * A static map around one place. It fits a track or a circle unless a zoom is given. In a modal, it follows the
 * address and the radius that the visitor enters there.
 */
export function MapTile({ data, action, run }: BlockProps<'map-tile'>) {
  const text = useText()
  const { icon, track, zoom, addressField, radiusField, height = mapDefaults.tileHeight } = data
  const address = useFormValue(addressField)
  const lat = numberIn(address, 'lat') ?? data.lat
  const lon = numberIn(address, 'lon') ?? data.lon
  const kilometres = useFormValue(radiusField)
  const radius = typeof kilometres === 'number' ? kilometres * 1000 : data.radius
  const pins = useMemo(() => [{ key: '', lat, lon, ...(icon !== undefined && { icon }) }], [lat, lon, icon])
  const radiusZone = useMemo(() => (radius === undefined ? undefined : { lat, lon, radius }), [lat, lon, radius])
  const view = useMemo(
    () => ((track || radiusZone) && zoom === undefined ? undefined : { lat, lon, zoom: zoom ?? mapDefaults.tileZoom }),
    [lat, lon, zoom, track, radiusZone],
  )
  return (
    <div className={styles.tile}>
      <MapView
        label={text('map.label')}
        isInteractive={false}
        pins={pins}
        track={track}
        radiusZone={radiusZone}
        focus={radiusZone ? 'radiusZone' : 'gpx'}
        initialView={view}
        height={height}
        padding={mapDefaults.tilePadding}
      />
      {action && (
        <ActionLink action={action} run={run} className={styles.link}>
          <VisuallyHidden>{text('map.openMap')}</VisuallyHidden>
        </ActionLink>
      )}
    </div>
  )
}

function numberIn(address: unknown, name: 'lat' | 'lon'): number | undefined {
  const value = isObject(address) ? own(address, name) : undefined
  return typeof value === 'number' ? value : undefined
}
