import type { WallTile } from '../../../schemas/engine'
import { useSession } from '../session/Session'
import { Sortable } from '../sorting/Sortable'
import { OwnTile } from './OwnTile'
import styles from './Subscription.module.css'
import { widgetCalls } from './widgetCalls'

/** The visitor's tiles, in an order that the visitor changes. */
export function OwnTiles({ tiles }: { tiles: readonly WallTile[] }) {
  const session = useSession()
  const { shellText: text } = session
  return (
    <section aria-label={text('wall.title')}>
      <Sortable
        inHeader
        items={tiles.map(({ uid, title, icon }) => ({ id: uid, title, icon }))}
        label={text('wall.title')}
        start={text('wall.sort')}
        failed={text('wall.failed')}
        save={widgetCalls(session).order}
      >
        <ul className={styles.tiles}>
          {tiles.map((tile, index) => {
            const up = index > 0 ? text('wall.up', { title: tile.title }) : undefined
            const down = index < tiles.length - 1 ? text('wall.down', { title: tile.title }) : undefined
            return <OwnTile key={tile.uid} tile={tile} moves={{ up, down }} />
          })}
        </ul>
      </Sortable>
    </section>
  )
}
