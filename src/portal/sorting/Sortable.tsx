import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { lazy } from '../../../renderer/engine/lazy'
import { buttonClass, toolClass } from '../../../renderer/parts/buttonClass'
import { ErrorText } from '../../../renderer/parts/ErrorText'
import { useHydrated } from '../../../renderer/parts/useHydrated'
import { callProblem } from '../api/callProblem'
import { useSession } from '../session/Session'
import { addTexts } from '../texts/loadTexts'
import { sortingTexts } from '../texts/sorting/sortingTexts'
import styles from './Sortable.module.css'
import type { SortItem } from './SortableList'
import { sortBy } from './sortBy'

const sortableList = lazy('SortableList', () => import('./SortableList'))

type Props = {
  items: readonly SortItem[]
  /** Name of the list. */
  label: string
  /** Label of the button that starts sorting, and the message when its code fails to load. */
  start: string
  failed: string
  /** Shows the new order at once and saves it. Rolls back and rejects on failure. */
  save(ids: readonly string[]): Promise<void>
  /** Whether phones show the button in the header, so that a long list does not scroll it away. */
  inHeader?: boolean
  /** Content beside the button, hidden while the visitor sorts. */
  beside?: ReactNode
  /** The items while they are not sorted. */
  children: ReactNode
}

/**
 * Items that the visitor can sort. While sorting, a list of titles replaces them, whose order is saved as a whole.
 * Its code loads when the visitor starts. Items that another page adds meanwhile come last.
 */
export function Sortable({ items, label, start, failed, save, inHeader = false, beside, children }: Props) {
  const { shellText: text } = useSession()
  const { order, setOrder, sorted, isLoading, message, toggle } = useSorting(items, save)
  const wideButton = useRef<HTMLButtonElement>(null)
  const narrowButton = useRef<HTMLButtonElement>(null)
  const bar = useScrolledTo(order !== undefined)
  const header = useHydrated() && inHeader ? document.getElementById('header-sort') : null
  const List = sortableList.ready
  const button = (ref: RefObject<HTMLButtonElement | null>, className: string) =>
    (items.length > 1 || order) && (
      <button
        ref={ref}
        type="button"
        className={className}
        data-sorting={order ? '' : undefined}
        aria-disabled={isLoading || undefined}
        onClick={toggle}
      >
        {order ? text('sorting.validate') : start}
      </button>
    )
  return (
    <>
      <div ref={bar} className={styles.bar}>
        {!order && beside && <div className={styles.beside}>{beside}</div>}
        {order && (
          <button
            type="button"
            className={buttonClass('secondary')}
            onClick={() => {
              setOrder(undefined)
              // One of the two buttons is not displayed and ignores the focus.
              wideButton.current?.focus()
              narrowButton.current?.focus()
            }}
          >
            {text('sorting.cancel')}
          </button>
        )}
        <span className={header ? styles.wide : styles.start}>
          {button(wideButton, buttonClass(order ? 'primary' : 'secondary'))}
        </span>
        {header && createPortal(button(narrowButton, `${toolClass} ${styles.narrow}`), header)}
      </div>
      <SortingMessage message={message} failed={failed} />
      {order && List ? <List label={label} items={sorted} onOrder={setOrder} /> : children}
    </>
  )
}

type Message = 'saved' | 'failed' | 'unanswered' | 'notLoaded'

/** The state of sorting: the order while the visitor sorts, whether the code of the list loads, and the last message. */
function useSorting(items: readonly SortItem[], save: Props['save']) {
  const { locale } = useSession()
  const [order, setOrder] = useState<readonly string[]>()
  const [isLoading, setLoading] = useState(false)
  const [message, setMessage] = useState<Message>()
  const sorted = order ? sortBy(items, order, ({ id }) => id) : items

  const open = async () => {
    if (isLoading) return
    setLoading(true)
    setMessage(undefined)
    try {
      // Saving needs immer; loaded here, the new order is shown without a delay.
      await Promise.all([sortableList.retry(), addTexts(sortingTexts, locale), import('immer')])
      setOrder(items.map(({ id }) => id))
    } catch {
      setMessage('notLoaded')
    }
    setLoading(false)
  }
  const finish = async (ids: readonly string[]) => {
    setOrder(undefined)
    setMessage(undefined)
    if (ids.every((id, index) => id === items[index]?.id)) return
    try {
      await save(ids)
      setMessage('saved')
    } catch (error) {
      setMessage(callProblem(error) ? 'failed' : 'unanswered')
    }
  }
  const toggle = () => void (order ? finish(sorted.map(({ id }) => id)) : open())
  return { order, setOrder, sorted, isLoading, message, toggle }
}

/** Scrolls an element into view once the visitor sorts: the button in the header may be pressed far below the list. */
function useScrolledTo(isSorting: boolean): RefObject<HTMLDivElement | null> {
  const element = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const top = element.current?.getBoundingClientRect().top ?? 0
    if (isSorting && (top < 0 || top > window.innerHeight / 2)) element.current?.scrollIntoView()
  }, [isSorting])
  return element
}

/** What came of sorting. `failed` is the message when the code of the list fails to load. */
function SortingMessage({ message, failed }: { message: Message | undefined; failed: string }) {
  const { shellText: text } = useSession()
  return (
    <>
      {(message === 'failed' || message === 'unanswered') && <ErrorText>{text(`sorting.${message}`)}</ErrorText>}
      {message === 'notLoaded' && <ErrorText>{failed}</ErrorText>}
      <p role="status" className={styles.saved}>
        {message === 'saved' && text('sorting.saved')}
      </p>
    </>
  )
}
