import { EmptyMessage } from '../../../../renderer/parts/EmptyMessage'
import type { WallCategory, WallTile } from '../../../../schemas/engine'
import { useSession } from '../../session/Session'
import { ListTools } from '../../shell/ListTools'
import { Sortable } from '../../sorting/Sortable'
import { OwnTile } from './OwnTile'
import styles from './Subscription.module.css'
import { tileNames } from './tileNames'
import type { Category } from './wallQueries'
import { widgetCalls } from './widgetCalls'

/** Up to this many tiles are shown without a filter by category. */
const maxUnfiltered = 8

type Props = {
  /** The visitor's tiles, or those of the chosen category. */
  tiles: readonly WallTile[]
  /** The category that the parameter `mine` of the address names. */
  chosen: Category | undefined
  /** The categories of the whole wall. */
  categories: readonly WallCategory[]
}

/** The visitor's tiles in their own order. Filters many tiles by category; only the whole list can be sorted. */
export function OwnTiles({ tiles, chosen, categories }: Props) {
  const session = useSession()
  const { shellText: text } = session
  const total = categories.reduce((sum, { count }) => sum + count, 0)
  const hasFilter = chosen !== undefined || (total > maxUnfiltered && categories.length > 1)
  const names = tileNames(tiles)
  const choices = new Map([
    ['', text('wall.all')],
    ...categories.map(({ uid, title }): [string, string] => [uid, title]),
  ])
  const isWhole = chosen === undefined
  return (
    <section aria-label={text('wall.title')}>
      <Sortable
        inHeader
        items={isWhole ? tiles.map(({ uid, title, icon }) => ({ id: uid, title: names.get(uid) ?? title, icon })) : []}
        label={text('wall.title')}
        start={text('wall.sort')}
        failed={text('wall.failed')}
        save={widgetCalls(session).order}
        beside={
          hasFilter && <ListTools param="mine" choices={choices} chosen={chosen ?? ''} label={text('wall.filter')} />
        }
      >
        {tiles.length === 0 && <EmptyMessage title={text('wall.emptyCategory')} />}
        <ul className={styles.tiles}>
          {tiles.map((tile, index) => {
            const title = names.get(tile.uid) ?? tile.title
            const up = isWhole && index > 0 ? text('wall.up', { title }) : undefined
            const down = isWhole && index < tiles.length - 1 ? text('wall.down', { title }) : undefined
            return <OwnTile key={tile.uid} tile={tile} name={title} moves={{ up, down }} />
          })}
        </ul>
      </Sortable>
    </section>
  )
}
