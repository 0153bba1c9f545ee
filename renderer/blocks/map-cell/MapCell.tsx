import { useMemo } from 'react'
import type { BlockProps } from '../../engine/BlockProps'
import { useText } from '../../i18n/TextContext'
import { keyedPins } from '../../map/drawablePins'
import { MapWithList } from '../../map/MapWithList'
import { mapDefaults } from '../../map/mapDefaults'
import { cardClass } from '../../parts/cardClass'
import { Heading } from '../../parts/Heading'
import styles from './MapCell.module.css'

export { default as contract } from '../../../schemas/generated/blocks/map-cell.js'

/** A card with a title above a small map. A folded list holds the same places, for visitors who do not see the map. */
export function MapCell({ data, run }: BlockProps<'map-cell'>) {
  const text = useText()
  const { title, height = mapDefaults.tileHeight } = data
  const pins = useMemo(() => keyedPins(data.pins), [data.pins])
  return (
    <article className={`${cardClass(false)} ${styles.cell}`}>
      <Heading className={styles.title}>{title}</Heading>
      {pins.length > 0 ? (
        <MapWithList
          label={title}
          list="folded"
          pins={pins}
          height={height}
          padding={mapDefaults.tilePadding}
          run={run}
        />
      ) : (
        <p className={styles.empty} data-height={height}>
          {text('map.empty')}
        </p>
      )}
    </article>
  )
}
