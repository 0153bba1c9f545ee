import { useMemo } from 'react'
import type { BlockProps } from '../../engine/BlockProps'
import { useText } from '../../i18n/TextContext'
import { MapView } from '../../map/MapView'
import { mapDefaults } from '../../map/mapDefaults'
import { ActionLink } from '../../parts/ActionLink'
import { VisuallyHidden } from '../../parts/VisuallyHidden'
import styles from './MapTile.module.css'

export { default as contract } from '../../../schemas/generated/blocks/map-tile.js'

/** A small map around one place that does not move. It shows all of a track, unless a zoom is given. */
export function MapTile({ data, action, run }: BlockProps<'map-tile'>) {
  const text = useText()
  const { lat, lon, icon, track, zoom, height = mapDefaults.tileHeight } = data
  const pins = useMemo(() => [{ key: '', lat, lon, ...(icon !== undefined && { icon }) }], [lat, lon, icon])
  const view = useMemo(
    () => (track && zoom === undefined ? undefined : { lat, lon, zoom: zoom ?? mapDefaults.tileZoom }),
    [lat, lon, zoom, track],
  )
  return (
    <div className={styles.tile}>
      <MapView
        label={text('map.label')}
        isInteractive={false}
        pins={pins}
        track={track}
        focus="gpx"
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
