import { useHost } from '../engine/HostContext'
import { addMonths, instantOf, monthOf } from '../format/calendarDay'
import { formatDate } from '../format/formatDate'
import { Icon } from './Icon'
import { isPlainPress } from './isPlainPress'
import styles from './MonthBar.module.css'
import { Spinner } from './Spinner'

export type MonthBarProps = {
  /** `2027-03` */
  month: string
  /** First and last month there is; without them there is always another. */
  first?: string
  last?: string
  /** What the sides do, in words. */
  names: { previous: string; next: string }
  /** Address of a month, where that of the page tells which is shown. */
  hrefOf?(month: string): string | undefined
  /** What is waited for, in words. */
  wait?: string | undefined
  onMonth(month: string): void
}

const title: Intl.DateTimeFormatOptions = { month: 'long', year: 'numeric' }

/** Name of a month, which `id` tells, between what leads to those beside it: links where they have an address. */
export function MonthBar({ id, ...props }: MonthBarProps & { id: string }) {
  const { month, first, last, names, wait } = props
  const { locale } = useHost()
  const beside = (count: number) => monthOf(addMonths(`${month}-01`, count))
  return (
    <div className={styles.bar}>
      <Turn
        {...props}
        to={beside(-1)}
        isEnd={first !== undefined && month <= first}
        name={names.previous}
        icon="chevron-left"
      />
      <span className={styles.wait}>{wait && <Spinner label={wait} />}</span>
      <p id={id} className={styles.name} role="status" aria-live="polite">
        {formatDate(instantOf(`${month}-01`), locale, 'UTC', title)}
      </p>
      <Turn
        {...props}
        to={beside(1)}
        isEnd={last !== undefined && month >= last}
        name={names.next}
        icon="chevron-right"
      />
    </div>
  )
}

type TurnProps = Pick<MonthBarProps, 'hrefOf' | 'onMonth'> & {
  to: string
  isEnd: boolean
  name: string
  icon: 'chevron-left' | 'chevron-right'
}

function Turn({ to, isEnd, name, icon, hrefOf, onMonth }: TurnProps) {
  if (!hrefOf) {
    return (
      <button
        type="button"
        className={styles.turn}
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
      className={styles.turn}
      href={hrefOf(to)}
      rel="nofollow"
      aria-label={name}
      onClick={(event) => {
        if (!isPlainPress(event)) return
        event.preventDefault()
        onMonth(to)
      }}
    >
      <Icon name={icon} />
    </a>
  )
}
