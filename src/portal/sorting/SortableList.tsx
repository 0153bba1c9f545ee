import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { Button } from 'react-aria-components/Button'
import { GridList, GridListItem } from 'react-aria-components/GridList'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { type DroppableCollectionReorderEvent, useDragAndDrop } from 'react-aria-components/useDragAndDrop'
import { iconButtonClass } from '../../../renderer/parts/buttonClass'
import { cardClass } from '../../../renderer/parts/cardClass'
import { Icon, LineIcon } from '../../../renderer/parts/Icon'
import { VisuallyHidden } from '../../../renderer/parts/VisuallyHidden'
import { useSession } from '../session/Session'
import styles from './Sortable.module.css'

/** A sorted item. `icon` is an icon name from the data. */
export type SortItem = { id: string; title: string; icon?: string | undefined }

type Props = { label: string; items: readonly SortItem[]; onOrder(ids: readonly string[]): void }

type Direction = 'up' | 'down'

/** Icon path of the drag handle: two columns of dots. */
const grip = 'M9 6v.01M9 12v.01M9 18v.01M15 6v.01M15 12v.01M15 18v.01'

/** A list whose rows are dragged by pointer, finger or keyboard, or moved by the two buttons of each row. */
export function SortableList({ label, items, onOrder }: Props) {
  const { locale, shellText: text } = useSession()
  const { ids, message, order } = useOrder(items, onOrder)
  const list = useRef<HTMLDivElement>(null)
  const keepFocus = useFocusOfStep(list)
  const { dragAndDropHooks } = useDragAndDrop({
    getItems: (keys) => [...keys].map((key) => ({ 'text/plain': String(key) })),
    onReorder: (event) => {
      // Ignores a row that is dropped on itself.
      if (event.keys.has(event.target.key)) return
      const { next, moved } = reordered(ids, event)
      order(next, moved)
    },
  })
  const step = (id: string, direction: Direction) => {
    const from = ids.indexOf(id)
    const to = from + (direction === 'up' ? -1 : 1)
    if (to < 0 || to >= ids.length) return
    keepFocus(stepName(id, direction))
    order(insertAt(without(ids, [id]), to, [id]), id)
  }
  return (
    <I18nProvider locale={locale}>
      <p className={styles.hint}>{text('sorting.hint')}</p>
      <VisuallyHidden live>{message}</VisuallyHidden>
      <GridList
        ref={list}
        aria-label={label}
        className={styles.rows}
        items={items}
        dependencies={[items]}
        dragAndDropHooks={dragAndDropHooks}
        keyboardNavigationBehavior="tab"
      >
        {(item: SortItem) => (
          <GridListItem id={item.id} textValue={item.title} className={`${cardClass(false)} ${styles.row}`}>
            <Row
              item={item}
              isFirst={ids[0] === item.id}
              isLast={ids.at(-1) === item.id}
              onStep={(direction) => step(item.id, direction)}
            />
          </GridListItem>
        )}
      </GridList>
    </I18nProvider>
  )
}

/** The order of the items, and the announcement of the last move. */
function useOrder(items: readonly SortItem[], onOrder: Props['onOrder']) {
  const { shellText: text } = useSession()
  const [message, setMessage] = useState('')
  const order = (next: readonly string[], moved: string) => {
    onOrder(next)
    const title = items.find(({ id }) => id === moved)?.title ?? ''
    setMessage(text('sorting.moved', { title, position: next.indexOf(moved) + 1, total: next.length }))
  }
  return { ids: items.map(({ id }) => id), message, order }
}

/**
 * Restores the focus of a pressed button, which an element loses when it moves in the document. The returned function
 * receives the name of the button.
 */
function useFocusOfStep(list: RefObject<HTMLElement | null>): (name: string) => void {
  const pressed = useRef<string>(undefined)
  useLayoutEffect(() => {
    if (pressed.current === undefined) return
    const button = [...(list.current?.querySelectorAll('button') ?? [])].find(
      ({ dataset }) => dataset.step === pressed.current,
    )
    pressed.current = undefined
    button?.focus()
  })
  return (name) => {
    pressed.current = name
  }
}

/** Name of the button that moves a row, unique in the list. */
const stepName = (id: string, direction: Direction) => `${direction} ${id}`

type RowProps = { item: SortItem; isFirst: boolean; isLast: boolean; onStep(direction: Direction): void }

/** The content of a row: its drag handle, its title and the two buttons that move it. */
function Row({ item: { id, title, icon }, isFirst, isLast, onStep }: RowProps) {
  const { shellText: text } = useSession()
  const stepButton = (direction: Direction, isEnd: boolean) => (
    <button
      type="button"
      className={`${iconButtonClass} ${styles.step}`}
      data-step={stepName(id, direction)}
      data-direction={direction}
      aria-label={text(`sorting.${direction}`, { title })}
      aria-disabled={isEnd || undefined}
      onClick={() => onStep(direction)}
    >
      <Icon name="chevron-down" />
    </button>
  )
  return (
    <>
      <Button
        slot="drag"
        className={`${iconButtonClass} ${styles.handle}`}
        aria-label={text('sorting.drag', { title })}
      >
        <LineIcon path={grip} />
      </Button>
      {icon && (
        <span className={styles.icon}>
          <Icon name={icon} />
        </span>
      )}
      <span className={styles.title}>{title}</span>
      {stepButton('up', isFirst)}
      {stepButton('down', isLast)}
    </>
  )
}

/** The order after a drop, and the item that was moved. */
function reordered(ids: readonly string[], { keys, target }: DroppableCollectionReorderEvent) {
  const moved = ids.filter((id) => keys.has(id))
  const rest = without(ids, moved)
  const at = rest.indexOf(String(target.key)) + (target.dropPosition === 'after' ? 1 : 0)
  return { next: insertAt(rest, at, moved), moved: moved[0] ?? '' }
}

const without = (ids: readonly string[], gone: readonly string[]) => ids.filter((id) => !gone.includes(id))

const insertAt = (ids: readonly string[], at: number, added: readonly string[]) => [
  ...ids.slice(0, at),
  ...added,
  ...ids.slice(at),
]
