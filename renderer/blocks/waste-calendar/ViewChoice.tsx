import { useText } from '../../i18n/TextContext'
import { Icon } from '../../parts/Icon'
import { VisuallyHidden } from '../../parts/VisuallyHidden'
import styles from './WasteCalendar.module.css'

export type View = 'list' | 'month'

const views = [
  { view: 'list', icon: 'menu' },
  { view: 'month', icon: 'calendar' },
] as const

type Props = {
  shown: View
  /** Address of the page of a view. */
  hrefOf?(view: View): string | undefined
  /** Shows a view in place, where no page does. */
  onView?(view: View): void
}

/** The choice between the list and the month, by links to their pages or by buttons. */
export function ViewChoice({ shown, hrefOf, onView }: Props) {
  const text = useText()
  if (hrefOf) {
    return (
      <nav className={styles.views} aria-label={text('waste.view')}>
        {views.map(({ view, icon }) => (
          <a
            key={view}
            className={styles.view}
            href={hrefOf(view)}
            rel="nofollow"
            aria-current={shown === view ? 'page' : undefined}
          >
            <Icon name={icon} />
            {text(`waste.${view}`)}
          </a>
        ))}
      </nav>
    )
  }
  return (
    <fieldset className={styles.views}>
      <legend>
        <VisuallyHidden>{text('waste.view')}</VisuallyHidden>
      </legend>
      {views.map(({ view, icon }) => (
        <button
          key={view}
          type="button"
          className={styles.view}
          aria-pressed={shown === view}
          onClick={() => onView?.(view)}
        >
          <Icon name={icon} />
          {text(`waste.${view}`)}
        </button>
      ))}
    </fieldset>
  )
}
