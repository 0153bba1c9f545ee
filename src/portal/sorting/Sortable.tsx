import { type ReactNode, type RefObject, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { lazy } from '../../../renderer/engine/lazy'
import { buttonClass, toolClass } from '../../../renderer/parts/buttonClass'
import { ErrorText } from '../../../renderer/parts/ErrorText'
import { useHydrated } from '../../../renderer/parts/useHydrated'
import { callProblem } from '../api/callProblem'
import { useSession } from '../session/Session'
import { addTexts, type TextArea } from '../texts/loadTexts'
import styles from './Sortable.module.css'
import type { SortItem } from './SortableList'
import { sortBy } from './sortBy'

const sortableList = lazy('SortableList', () => import('./SortableList'))

const texts: TextArea = {
  name: 'sorting',
  files: {
    fr: () => import('../texts/sorting/fr.json?messages'),
    de: () => import('../texts/sorting/de.json?messages'),
    en: () => import('../texts/sorting/en.json?messages'),
    nl: () => import('../texts/sorting/nl.json?messages'),
  },
}

type Props = {
  items: readonly SortItem[]
  /** Name of the list. */
  label: string
  /** Label of the button that starts, and what is said when the code for it cannot be loaded. */
  start: string
  failed: string
  /** Shows the new order at once and sends it. Restores the former one and rejects when that fails. */
  save(ids: readonly string[]): Promise<void>
  /** Whether the button stands in the header on phones, where a long list never takes it out of sight. */
  inHeader?: boolean
  /** What stands beside the button. */
  beside?: ReactNode
  /** The items while they are not sorted. */
  children: ReactNode
}

/**
 * Items that the visitor can sort. Sorting replaces them by a list of titles, whose order is saved as a whole; its code is
 * loaded when the visitor starts. Items that another page adds meanwhile come last.
 */
export function Sortable({ items, label, start, failed, save, inHeader = false, beside, children }: Props) {
  const { locale, shellText: text } = useSession()
  const [order, setOrder] = useState<readonly string[]>()
  const [isLoading, setLoading] = useState(false)
  const [message, setMessage] = useState<'saved' | 'failed' | 'unanswered' | 'notLoaded'>()
  const wide = useRef<HTMLButtonElement>(null)
  const narrow = useRef<HTMLButtonElement>(null)
  const header = useHydrated() && inHeader ? document.getElementById('header-sort') : null

  const open = async () => {
    if (isLoading) return
    setLoading(true)
    setMessage(undefined)
    try {
      // Saving needs immer; loaded here, the new order is shown without a delay.
      await Promise.all([sortableList.retry(), addTexts(texts, locale), import('immer')])
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

  const List = sortableList.ready
  const sorted = order ? sortBy(items, order, ({ id }) => id) : items
  const toggle = (ref: RefObject<HTMLButtonElement | null>, className: string) =>
    (items.length > 1 || order) && (
      <button
        ref={ref}
        type="button"
        className={className}
        data-sorting={order ? '' : undefined}
        aria-disabled={isLoading || undefined}
        onClick={() => void (order ? finish(sorted.map(({ id }) => id)) : open())}
      >
        {order ? text('sorting.validate') : start}
      </button>
    )
  return (
    <>
      <div className={styles.bar}>
        {beside}
        {order && (
          <button
            type="button"
            className={buttonClass('secondary')}
            onClick={() => {
              setOrder(undefined)
              // One of the two is not displayed, and takes no focus.
              wide.current?.focus()
              narrow.current?.focus()
            }}
          >
            {text('sorting.cancel')}
          </button>
        )}
        <span className={header ? styles.wide : styles.start}>
          {toggle(wide, buttonClass(order ? 'primary' : 'secondary'))}
        </span>
        {header && createPortal(toggle(narrow, `${toolClass} ${styles.narrow}`), header)}
      </div>
      {(message === 'failed' || message === 'unanswered') && <ErrorText>{text(`sorting.${message}`)}</ErrorText>}
      {message === 'notLoaded' && <ErrorText>{failed}</ErrorText>}
      <p role="status" className={styles.saved}>
        {message === 'saved' && text('sorting.saved')}
      </p>
      {order && List ? <List label={label} items={sorted} onOrder={setOrder} /> : children}
    </>
  )
}
