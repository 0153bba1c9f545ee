import { useState } from 'react'
import { buttonClass } from '../../../../renderer/parts/buttonClass'
import { ErrorText } from '../../../../renderer/parts/ErrorText'
import { Icon } from '../../../../renderer/parts/Icon'
import type { FavouriteSettings } from '../../../../schemas/engine'
import { isObject, own } from '../../../../schemas/engine'
import { orderFavourites } from '../../favourites/writeFavourites'
import { portalPath } from '../../location/urls'
import { useSession } from '../../session/Session'
import { PageBlocks } from '../../shell/PageView'
import styles from './favourites.module.css'

/** A row of settings for each favourite. While they are sorted, buttons move each up and down. */
export function FavouriteRows({ data }: { data: FavouriteSettings }) {
  const session = useSession()
  const { shellText: text, portal } = session
  const [sorted, setSorted] = useState<FavouriteSettings>()
  const [message, setMessage] = useState<'saved' | 'failed'>()
  const save = async () => {
    if (!sorted) return
    setSorted(undefined)
    try {
      await orderFavourites(
        session,
        sorted.favourites.map(({ type, favoriteUid }) => ({ type, favoriteUid })),
      )
      setMessage('saved')
    } catch {
      setMessage('failed')
    }
  }

  return (
    <>
      <div className={styles.bar}>
        <a href={portalPath(portal.cardName, '/favoris')}>{text('favourites.back')}</a>
        {data.favourites.length > 1 && (
          <button
            type="button"
            className={buttonClass(sorted ? 'primary' : 'secondary')}
            onClick={() => {
              setMessage(undefined)
              if (sorted) void save()
              else setSorted(data)
            }}
          >
            {text(sorted ? 'favourites.done' : 'favourites.sort')}
          </button>
        )}
      </div>
      <p role="status">{message === 'saved' && text('favourites.saved')}</p>
      {message === 'failed' && <ErrorText>{text('favourites.failed')}</ErrorText>}
      {sorted ? <SortableRows data={sorted} change={setSorted} /> : <PageBlocks components={data.components} />}
    </>
  )
}

function SortableRows({ data, change }: { data: FavouriteSettings; change(data: FavouriteSettings): void }) {
  const { shellText: text } = useSession()
  const move = (from: number, to: number) =>
    change({ ...data, components: swap(data.components, from, to), favourites: swap(data.favourites, from, to) })
  const last = data.favourites.length - 1
  return (
    <ol className={styles.sortable}>
      {data.favourites.map(({ type, favoriteUid }, index) => {
        const title = titleOf(data.components[index]) ?? favoriteUid
        return (
          <li key={`${type}/${favoriteUid}`} className={styles.sorted}>
            <span className={styles.title}>{title}</span>
            <button
              type="button"
              className={styles.move}
              aria-label={text('favourites.up', { title })}
              aria-disabled={index === 0}
              onClick={() => index > 0 && move(index, index - 1)}
            >
              <span className={styles.up}>
                <Icon name="chevron-down" />
              </span>
            </button>
            <button
              type="button"
              className={styles.move}
              aria-label={text('favourites.down', { title })}
              aria-disabled={index === last}
              onClick={() => index < last && move(index, index + 1)}
            >
              <Icon name="chevron-down" />
            </button>
          </li>
        )
      })}
    </ol>
  )
}

function swap<T>(list: readonly T[], from: number, to: number): T[] {
  const moved = list.slice(from, from + 1)
  const rest = list.filter((_, index) => index !== from)
  return [...rest.slice(0, to), ...moved, ...rest.slice(to)]
}

function titleOf(block: unknown): string | undefined {
  const data = isObject(block) ? own(block, 'data') : undefined
  const title = isObject(data) ? own(data, 'title') : undefined
  return typeof title === 'string' ? title : undefined
}
