import { useState } from 'react'
import { ActionError } from '../../../../renderer/actions/ActionError'
import { useHostEvent } from '../../../../renderer/engine/HostContext'
import { buttonClass } from '../../../../renderer/parts/buttonClass'
import { ErrorText } from '../../../../renderer/parts/ErrorText'
import { Icon } from '../../../../renderer/parts/Icon'
import { isObject, own } from '../../../../schemas/engine'
import { showConfirm } from '../../dialogs/showDialogs'
import { type FavouriteData, favouriteCalls, nameIn } from '../../favourites/favouriteCalls'
import { portalPath } from '../../location/urls'
import { useSession } from '../../session/Session'
import { PageBlocks } from '../../shell/PageView'
import styles from './favourites.module.css'

type Props = { data: FavouriteData; reload(): Promise<void>; setData(data: FavouriteData): void }

/** A row of settings for each favourite. While they are sorted, buttons move each up and down. */
export function FavouriteRows({ data, reload, setData }: Props) {
  const session = useSession()
  const { shellText: text, events, dialogs, portal } = session
  const [sorted, setSorted] = useState<FavouriteData>()
  const [message, setMessage] = useState<'saved' | 'failed'>()
  const calls = favouriteCalls(session)

  useHostEvent('remove_fav', async (event) => {
    const name = nameIn(pathOf(event))
    if (!name) throw new ActionError('unavailable', 'The path names no favourite.')
    const question = {
      effect: 'confirm',
      title: text('favourites.confirmRemove'),
      text: text('favourites.confirmRemoveText'),
      ok: text('favourites.doRemove'),
      cancel: text('favourites.cancel'),
    } as const
    if (!(await showConfirm(dialogs, question, new AbortController().signal))) return
    await calls.remove(name)
    events.announce('content-fav', { ...name, isFavorite: false })
    await reload()
  })

  const notify = async (event: unknown) => {
    const [, path, value] = /^favorite\/([^/]+\/[^/]+)\/(true|false)$/.exec(pathOf(event)) ?? []
    const name = nameIn(path)
    // A path of a widget is another listener's.
    if (name) await calls.keep(name, value === 'true')
  }
  useHostEvent('add_notification', notify)
  useHostEvent('remove_notification', notify)

  const save = async () => {
    if (!sorted) return
    setData(sorted)
    setSorted(undefined)
    try {
      await calls.order(sorted.favourites)
      setMessage('saved')
    } catch {
      setData(data)
      setMessage('failed')
      await reload()
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
      {sorted ? <SortableRows data={sorted} change={setSorted} /> : <PageBlocks components={[...data.blocks]} />}
    </>
  )
}

const pathOf = (event: unknown): string => {
  const path = isObject(event) ? own(event, 'path') : undefined
  return typeof path === 'string' ? path : ''
}

function SortableRows({ data, change }: { data: FavouriteData; change(data: FavouriteData): void }) {
  const { shellText: text } = useSession()
  const move = (from: number, to: number) =>
    change({ ...data, blocks: swap(data.blocks, from, to), favourites: swap(data.favourites, from, to) })
  const last = data.favourites.length - 1
  return (
    <ol className={styles.sortable}>
      {data.favourites.map(({ type, favoriteUid }, index) => {
        const title = titleOf(data.blocks[index]) ?? favoriteUid
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
