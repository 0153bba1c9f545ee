import { type SubmitEvent, useEffect, useRef } from 'react'
import type { BlockProps } from '../../engine/BlockProps'
import { Blocks } from '../../engine/Blocks'
import { useText } from '../../i18n/TextContext'
import { buttonClass } from '../../parts/buttonClass'
import { Empty } from '../../parts/Empty'
import { ErrorText } from '../../parts/ErrorText'
import { Spinner } from '../../parts/Spinner'
import { VisuallyHidden } from '../../parts/VisuallyHidden'
import { focusFirst } from './focusFirst'
import styles from './List.module.css'
import { useMore } from './useMore'

/**
 * Blocks of one kind. As long as there are more, a button brings them and the focus goes to the first that is new.
 * Without a script the button asks the page itself for more, as `count` in its address.
 */
export function List({ data }: BlockProps<'list'>) {
  const text = useText()
  const { pages, status, added, hasMore, loaded, size, load } = useMore(data)
  const items = useRef<HTMLDivElement>(null)
  const drawn = useRef(0)

  useEffect(() => {
    if (pages.length > 0) focusFirst(items.current?.children[drawn.current])
  }, [pages])

  if (data.components.length === 0 && pages.length === 0 && !hasMore) {
    return <Empty title={data.emptyText || text('list.empty')} />
  }
  const busy = status === 'loading'
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    drawn.current = items.current?.children.length ?? 0
    load()
  }
  return (
    <div className={styles.list}>
      <div ref={items} className={styles.items}>
        <Blocks components={data.components} />
        {pages.map((components, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: pages are only ever added at the end
          <Blocks key={index} components={components} />
        ))}
      </div>
      {status === 'failed' && <ErrorText>{text('list.failed')}</ErrorText>}
      {hasMore && (
        <form className={styles.more} onSubmit={submit}>
          <input type="hidden" name="count" value={loaded + size} />
          <button type="submit" className={buttonClass()} aria-disabled={busy || undefined}>
            {busy && <Spinner label={text('list.loading')} />}
            {text(status === 'failed' ? 'error.retry' : 'list.more')}
          </button>
        </form>
      )}
      <VisuallyHidden live>
        {status === 'ended' && text('list.none')}
        {status === 'idle' && added > 0 && text('list.added', { count: added })}
      </VisuallyHidden>
    </div>
  )
}
