import type { MouseEvent } from 'react'
import styles from '../../../renderer/blocks/widget-cell/WidgetCell.module.css'
import cover from '../../../renderer/parts/CoverLink.module.css'
import { cardClass } from '../../../renderer/parts/cardClass'
import { Icon } from '../../../renderer/parts/Icon'
import type { Contender } from './Contender'
import { reactContender } from './reactContender'

type Tile = {
  id: string
  data: { icon: string; title: string; subtitle: string }
  action: { data: { path: string } }
}

const go = (path: string) => (event: MouseEvent) => {
  event.preventDefault()
  history.pushState(null, '', path)
}

/** A tile written by hand for one wall, without validation of its data. */
function HandTile({ tile: { data, action } }: { tile: Tile }) {
  const path = `/montclair${action.data.path}`
  return (
    <article className={`${cardClass()} ${styles.tile}`} data-tile="" data-pressable="">
      <span className={styles.icon}>
        <Icon name={data.icon} />
      </span>
      <h2 className={styles.title}>
        <a className={cover.link} href={path} onClick={go(path)}>
          {data.title}
        </a>
      </h2>
      <p className={styles.subtitle}>{data.subtitle}</p>
    </article>
  )
}

/** The same wall by hand, without validation, registry or actions. */
export const handWall = (): Contender =>
  reactContender((text) => {
    const page: { components: Tile[] } = JSON.parse(text)
    return page.components.map((tile) => <HandTile key={tile.id} tile={tile} />)
  })
