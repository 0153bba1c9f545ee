import { type ReactNode, type Ref, useId } from 'react'
import { useHost } from '../engine/HostContext'
import { addMonths, instantOf, monthOf, weeksOf } from '../format/calendarDay'
import { formatDate, formatWeekday } from '../format/formatDate'
import { isUnmodifiedClick } from './ActionLink'
import { iconButtonClass } from './buttonClass'
import { Icon } from './Icon'
import styles from './MonthTable.module.css'
import { Spinner } from './Spinner'
import { VisuallyHidden } from './VisuallyHidden'

type Props = MonthBarProps & {
  ref?: Ref<HTMLDivElement>
  /** The current day, which is highlighted. */
  today: string
  /** The selected day or `''`. If given, the month is a grid with keyboard navigation. */
  selected?: string
  /** Whether a day is marked, because something takes place. */
  isMarked(day: string): boolean
  /** Renders a day around its number. */
  children(day: string, number: ReactNode): ReactNode
}

/** In the order of the columns; 0 is Sunday. */
const weekdays = [1, 2, 3, 4, 5, 6, 0]

/** A month as a table with one row a week, below a bar that leads to other months. */
export function MonthTable({ ref, today, selected, isMarked, children, ...bar }: Props) {
  const { locale } = useHost()
  const id = useId()
  const isGrid = selected !== undefined
  return (
    <div ref={ref} className={styles.month}>
      <MonthBar id={id} {...bar} />
      <table className={styles.table} role={isGrid ? 'grid' : undefined} aria-labelledby={id}>
        <thead>
          <tr>
            {weekdays.map((day) => (
              <th key={day} scope="col" className={styles.weekday} abbr={formatWeekday(day, locale)}>
                {formatWeekday(day, locale, 'short')}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(bar.month).map((week, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: weeks of a month have no identity but their order
            <tr key={row}>
              {week.map((day, column) =>
                day === undefined ? (
                  // biome-ignore lint/suspicious/noArrayIndexKey: neither have the empty cells of other months
                  <td key={column} />
                ) : (
                  // biome-ignore lint/a11y/useAriaPropsSupportedByRole: only cells of a grid can be selected
                  <td
                    key={day}
                    className={styles.day}
                    role={isGrid ? 'gridcell' : undefined}
                    data-busy={isMarked(day) || undefined}
                    data-today={day === today || undefined}
                    aria-current={!isGrid && day === today ? 'date' : undefined}
                    aria-selected={isGrid ? day === selected : undefined}
                  >
                    {children(
                      day,
                      <time dateTime={day} className={styles.number}>
                        {Number(day.slice(8))}
                      </time>,
                    )}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

type MonthBarProps = {
  /** `2027-03` */
  month: string
  /** First and last month; unlimited by default. */
  first?: string
  last?: string
  /** Accessible names of the buttons. */
  names: { previous: string; next: string }
  /** Address of a month, if the address of the page decides which month is shown. */
  hrefOf?(month: string): string | undefined
  /** Label of a spinner while days are loading; undefined without a spinner. */
  loadingLabel?: string | undefined
  onMonth(month: string): void
}

const title: Intl.DateTimeFormatOptions = { month: 'long', year: 'numeric' }

/** The name of a month between the buttons or links to the previous and the next month. `id` is the id of the name. */
function MonthBar({ id, ...props }: MonthBarProps & { id: string }) {
  const { month, first, last, names, loadingLabel } = props
  const { locale } = useHost()
  const neighbour = (count: number) => monthOf(addMonths(`${month}-01`, count))
  return (
    <div className={styles.bar}>
      <MonthButton
        {...props}
        to={neighbour(-1)}
        isEnd={first !== undefined && month <= first}
        name={names.previous}
        icon="chevron-left"
      />
      <span className={styles.wait}>{loadingLabel && <Spinner label={loadingLabel} />}</span>
      <p id={id} className={styles.name} role="status" aria-live="polite">
        {formatDate(instantOf(`${month}-01`), locale, 'UTC', title)}
      </p>
      <MonthButton
        {...props}
        to={neighbour(1)}
        isEnd={last !== undefined && month >= last}
        name={names.next}
        icon="chevron-right"
      />
    </div>
  )
}

type MonthButtonProps = Pick<MonthBarProps, 'hrefOf' | 'onMonth'> & {
  to: string
  isEnd: boolean
  name: string
  icon: 'chevron-left' | 'chevron-right'
}

function MonthButton({ to, isEnd, name, icon, hrefOf, onMonth }: MonthButtonProps) {
  if (!hrefOf) {
    return (
      <button
        type="button"
        className={`${iconButtonClass} ${styles.turn}`}
        aria-label={name}
        aria-disabled={isEnd || undefined}
        onClick={() => isEnd || onMonth(to)}
      >
        <Icon name={icon} />
      </button>
    )
  }
  return (
    <a
      className={`${iconButtonClass} ${styles.turn}`}
      href={isEnd ? undefined : hrefOf(to)}
      role={isEnd ? 'link' : undefined}
      rel="nofollow"
      aria-label={isEnd ? undefined : name}
      aria-disabled={isEnd || undefined}
      onClick={(event) => {
        if (isEnd || !isUnmodifiedClick(event)) return
        event.preventDefault()
        onMonth(to)
      }}
    >
      <Icon name={icon} />
      {isEnd && <VisuallyHidden>{name}</VisuallyHidden>}
    </a>
  )
}
