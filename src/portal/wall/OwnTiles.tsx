import { usePageQuery } from '../../../renderer/parts/usePageQuery'
import type { StoreCatalogue, WallTile } from '../../../schemas/engine'
import { useSession } from '../session/Session'
import { ListTools } from '../shell/ListTools'
import { Sortable } from '../sorting/Sortable'
import { OwnTile } from './OwnTile'
import styles from './Subscription.module.css'
import { tileNames } from './tileNames'
import { widgetCalls } from './widgetCalls'

/** Up to this many tiles are shown without a filter by category. */
const maxUnfiltered = 8

type Props = { tiles: readonly WallTile[]; categories: StoreCatalogue['categories'] }

/**
 * The visitor's tiles in their own order. When there are many, the parameter `mine` of the address filters them by
 * category; reordering still sorts all tiles.
 */
export function OwnTiles({ tiles, categories }: Props) {
  const session = useSession()
  const { shellText: text } = session
  const asked = usePageQuery().params.get('mine')
  const own = categories.filter(({ uid }) => tiles.some(({ category }) => category === uid))
  const hasFilter = tiles.length > maxUnfiltered && own.length > 1
  const chosen = hasFilter ? own.find(({ uid }) => uid === asked)?.uid : undefined
  const names = tileNames(tiles)
  const choices = new Map([['', text('wall.all')], ...own.map(({ uid, title }): [string, string] => [uid, title])])
  return (
    <section aria-label={text('wall.title')}>
      <Sortable
        inHeader
        items={tiles.map(({ uid, title, icon }) => ({ id: uid, title: names.get(uid) ?? title, icon }))}
        label={text('wall.title')}
        start={text('wall.sort')}
        failed={text('wall.failed')}
        save={widgetCalls(session).order}
      >
        {hasFilter && <ListTools param="mine" choices={choices} chosen={chosen ?? ''} label={text('wall.filter')} />}
        <ul className={styles.tiles}>
          {tiles.map((tile, index) => {
            if (chosen !== undefined && tile.category !== chosen) return null
            const title = names.get(tile.uid) ?? tile.title
            const up = index > 0 ? text('wall.up', { title }) : undefined
            const down = index < tiles.length - 1 ? text('wall.down', { title }) : undefined
            return <OwnTile key={tile.uid} tile={tile} name={title} moves={{ up, down }} />
          })}
        </ul>
      </Sortable>
    </section>
  )
}
