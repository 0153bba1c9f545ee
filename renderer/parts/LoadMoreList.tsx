import { type SubmitEvent, useEffect, useMemo, useRef, useState } from 'react'
import type { ListData } from '../../schemas/engine'
import { useAddress } from '../engine/AddressContext'
import { Blocks } from '../engine/Blocks'
import { useHost } from '../engine/HostContext'
import { useText } from '../i18n/TextContext'
import { buttonClass } from './buttonClass'
import { EmptyMessage } from './EmptyMessage'
import { ErrorText } from './ErrorText'
import styles from './LoadMoreList.module.css'
import { Spinner } from './Spinner'
import { useLoadMore } from './useLoadMore'
import { usePageQuery } from './usePageQuery'
import { VisuallyHidden } from './VisuallyHidden'

/** Maximum number of items that an address restores. */
const maxCount = 100

/**
 * A list of blocks with a button that loads more while there are any and then focuses the first new block. The
 * address gets a larger `count`, so that going back and reloading restore the list. Without JavaScript, the button
 * opens that address.
 */
export function LoadMoreList({ data }: { data: ListData }) {
  const text = useText()
  const { search } = useAddress()
  const host = useHost()
  const page = usePageQuery()
  const more = useLoadMore(data, (count) => {
    // A paginated list keeps its page in the address instead.
    if (count > maxCount || page.params.has('page')) return
    void host.run(page.to({ count: String(count) }, true), { key: 'count' })
  })
  const { pages, status, added, hasMore, loaded, size, load } = more
  // One list of blocks, so that their state survives when new data contains the loaded pages. Issues point to the
  // page's own list.
  const components = useMemo(
    () => (pages.length === 0 ? data.components : [data.components, ...pages].flat()),
    [data.components, pages],
  )
  const { list, items, expectItems } = useFocusOnNewItems(more)
  const isEmpty = data.components.length === 0 && pages.length === 0
  const emptyText = data.emptyText || text('list.empty')
  const busy = status === 'loading'
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    expectItems()
    load()
  }
  const keptParameters = [...new URLSearchParams(search)].filter(([name]) => name !== 'count' && name !== 'from')
  return (
    <div ref={list} className={styles.list}>
      {isEmpty && !hasMore ? (
        <EmptyMessage title={emptyText} />
      ) : (
        <div ref={items} className={styles.items}>
          <Blocks components={components} />
        </div>
      )}
      {status === 'failed' && <ErrorText>{text(isEmpty ? 'error.basic' : 'list.failed')}</ErrorText>}
      {hasMore && (
        <form className={styles.more} onSubmit={submit}>
          {keptParameters.map(([name, value], index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a parameter may repeat
            <input key={index} type="hidden" name={name} value={value} />
          ))}
          <input type="hidden" name="count" value={loaded + size} />
          <button type="submit" className={buttonClass()} aria-disabled={busy || undefined}>
            {busy && <Spinner label={text('list.loading')} />}
            {text(status === 'failed' ? 'error.retry' : 'list.more')}
          </button>
        </form>
      )}
      <VisuallyHidden live>
        {status === 'ended' && (isEmpty ? emptyText : text('list.none'))}
        {status === 'idle' && added > 0 && text('list.added', { count: added })}
      </VisuallyHidden>
    </div>
  )
}

/** Focuses the first new block in `items` once those that `expectItems` expects are there. */
function useFocusOnNewItems({ pages, status, added, hasMore }: ReturnType<typeof useLoadMore>) {
  const list = useRef<HTMLDivElement>(null)
  const items = useRef<HTMLDivElement>(null)
  // State, as an effect of the data before the press may run after it.
  const [lastPress, setLastPress] = useState<{ itemCount: number }>()
  const answeredPress = useRef<typeof lastPress>(undefined)

  useEffect(() => {
    if (!lastPress || lastPress === answeredPress.current || status === 'loading' || status === 'failed') return
    answeredPress.current = lastPress
    // The list was replaced while more items were loading.
    if (pages.length === 0 && added === 0 && status !== 'ended') return
    // If nothing was added and the focused button is gone, the focus stays near it.
    const fallbackTarget = hasMore ? undefined : (items.current?.lastElementChild ?? list.current ?? undefined)
    focusFirst(items.current?.children[lastPress.itemCount] ?? fallbackTarget)
  }, [lastPress, pages, status, added, hasMore])

  return { list, items, expectItems: () => setLastPress({ itemCount: items.current?.children.length ?? 0 }) }
}

/** Focuses the first interactive element of a new block, or the block itself. */
function focusFirst(block: Element | undefined): void {
  if (!block) return
  const target = block.querySelector('a[href], button, input, summary') ?? block
  if (!(target instanceof HTMLElement)) return
  if (target === block) target.tabIndex = -1
  target.focus()
}
