import type { ReactNode } from 'react'
import type { Suggestion } from '../../schemas/engine'
import { useText } from '../i18n/TextContext'
import styles from './SuggestionList.module.css'

type Props = {
  id: string
  items: readonly Suggestion[]
  /** Index of the option that the arrow keys have reached; -1 for none. */
  active: number
  onChoose(item: Suggestion): void
}

/** The suggestions below a search field. The focus stays in the field, whose `aria-activedescendant` names an option. */
export function SuggestionList({ id, items, active, onChoose }: Props) {
  const text = useText()
  return (
    <div className={styles.list} role="listbox" id={id} aria-label={text('search.suggestions')}>
      {items.map((item, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the field
        // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the field
        <div
          key={item.path}
          id={optionId(id, index)}
          className={styles.option}
          role="option"
          aria-selected={index === active}
          // The field keeps the focus.
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onChoose(item)}
        >
          <span>{markUntyped(item)}</span> <span className={styles.label}>{item.label}</span>
        </div>
      ))}
    </div>
  )
}

export const optionId = (id: string, index: number): string => `${id}-${index}`

/** The title with the untyped parts in bold, because they distinguish the suggestions. */
function markUntyped({ title, matches }: Suggestion): ReactNode[] {
  const parts: ReactNode[] = []
  let from = 0
  const addBold = (to: number) => {
    if (to > from) parts.push(<b key={from}>{title.slice(from, to)}</b>)
  }
  for (const { start, end } of matches) {
    if (start < from || end <= start) continue
    addBold(start)
    parts.push(title.slice(start, end))
    from = end
  }
  addBold(title.length)
  return parts
}
