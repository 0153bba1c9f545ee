import { useState } from 'react'
import { buttonClass } from '../../../renderer/parts/buttonClass'
import { ErrorText } from '../../../renderer/parts/ErrorText'
import { VisuallyHidden } from '../../../renderer/parts/VisuallyHidden'
import type { WallTile } from '../../../schemas/engine'
import { mutate } from '../api/mutate'
import { useSession } from '../session/Session'
import { OwnTile } from './OwnTile'
import styles from './Subscription.module.css'
import { wallPath, wallQuery } from './wallQueries'

/** The visitor's tiles. While they are sorted, an order is kept here; it is sent as a whole when the visitor is done. */
export function OwnTiles({ tiles }: { tiles: readonly WallTile[] }) {
  const { client, queries, scope, shellText: text } = useSession()
  const [order, setOrder] = useState<readonly string[]>()
  const [message, setMessage] = useState('')
  const [hasFailed, setFailed] = useState(false)
  const shown = order ? sortBy(tiles, order) : tiles

  const move = (uid: string, by: number) => {
    const uids = shown.map((tile) => tile.uid)
    const from = uids.indexOf(uid)
    const to = from + by
    if (to < 0 || to >= uids.length) return
    uids.splice(to, 0, ...uids.splice(from, 1))
    setOrder(uids)
    const title = shown[from]?.title ?? ''
    setMessage(text('wall.moved', { title, position: to + 1, total: uids.length }))
  }

  const save = async () => {
    const uids = shown.map((tile) => tile.uid)
    setOrder(undefined)
    setMessage('')
    try {
      await mutate(queries, {
        write: () =>
          client(wallPath('orderWall', { portalName: scope.portalName }), {
            method: 'POST',
            body: uids.map((uid) => ({ uid })),
          }),
        optimistic: {
          query: wallQuery(scope),
          edit(wall) {
            wall.tiles = [...sortBy(wall.tiles, uids)]
          },
        },
      })
      setMessage(text('wall.saved'))
    } catch {
      setFailed(true)
    }
  }

  const toggle = () => {
    setFailed(false)
    if (order) void save()
    else setOrder(tiles.map(({ uid }) => uid))
  }

  return (
    <section aria-label={text('wall.title')}>
      {tiles.length > 1 && (
        <p className={styles.tools}>
          <button type="button" className={buttonClass(order ? 'primary' : 'secondary')} onClick={toggle}>
            {text(order ? 'wall.validate' : 'wall.sort')}
          </button>
        </p>
      )}
      {hasFailed && <ErrorText>{text('wall.orderFailed')}</ErrorText>}
      <VisuallyHidden>
        <span role="status">{message}</span>
      </VisuallyHidden>
      <ul className={styles.tiles}>
        {shown.map((tile, index) => (
          <OwnTile
            key={tile.uid}
            tile={tile}
            move={order && ((by) => move(tile.uid, by))}
            isFirst={index === 0}
            isLast={index === shown.length - 1}
          />
        ))}
      </ul>
    </section>
  )
}

/** Tiles that the order does not name, which another page has added, come last. */
function sortBy<Tile extends { uid: string }>(tiles: readonly Tile[], order: readonly string[]): readonly Tile[] {
  const rank = ({ uid }: Tile) => (order.includes(uid) ? order.indexOf(uid) : order.length)
  return [...tiles].sort((one, other) => rank(one) - rank(other))
}
