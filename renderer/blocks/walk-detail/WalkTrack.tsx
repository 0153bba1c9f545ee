import { useMemo, useState } from 'react'
import type { Geo, WalkDetail } from '../../../schemas/engine'
import { useText } from '../../i18n/TextContext'
import { MapView } from '../../map/MapView'
import { ElevationProfile } from '../../map/walks/ElevationProfile'
import styles from './WalkTrack.module.css'

/** Height of the map in CSS pixels. */
const mapHeight = 400

/**
 * The track and the steps of a walk on a map, and its elevation profile. Renders nothing with neither a track nor
 * steps.
 */
export function WalkTrack({ walk: { title, geoGpx, pins, length, ascent } }: { walk: WalkDetail }) {
  const text = useText()
  const [place, setPlace] = useState<Geo>()
  const steps = useMemo(() => pins?.map((pin, index) => ({ ...pin, key: String(index) })), [pins])
  const hasLine = geoGpx !== undefined && geoGpx.features.length > 0
  if (!hasLine && !steps?.length) return null
  return (
    <div className={styles.track}>
      <div className={styles.map}>
        <MapView
          label={text('walk.map', { title })}
          track={geoGpx}
          pins={steps}
          focus={hasLine ? 'gpx' : 'pin'}
          trackMarker={place}
          height={mapHeight}
        />
      </div>
      {geoGpx && <ElevationProfile track={geoGpx} length={length * 1000} ascent={ascent} onPoint={setPlace} />}
    </div>
  )
}
