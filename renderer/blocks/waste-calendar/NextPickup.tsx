import { useHost } from '../../engine/HostContext'
import { addDays, instantOf } from '../../format/calendarDay'
import { formatDate } from '../../format/formatDate'
import { useText } from '../../i18n/TextContext'
import { Heading } from '../../parts/Heading'
import { Mark } from './Mark'
import { movedTextOf, putOutTextOf } from './remarksOf'
import { nameOf, noteOf, type Pickup, type PickupDay } from './upcomingDays'
import styles from './WasteCalendar.module.css'

const weekday: Intl.DateTimeFormatOptions = { weekday: 'long' }
const date: Intl.DateTimeFormatOptions = { weekday: 'long', day: 'numeric', month: 'long' }
const dateAndYear: Intl.DateTimeFormatOptions = { ...date, year: 'numeric' }

type Props = {
  next: PickupDay
  today: string
  /** Whether other days come before it. */
  isLater: boolean
}

/** A day with a pickup: today, tomorrow, a weekday within the week, otherwise a date. */
export function NextPickup({ next: { day, pickups }, today, isLater }: Props) {
  const text = useText()
  const { locale } = useHost()
  const format = (options: Intl.DateTimeFormatOptions) => formatDate(instantOf(day), locale, 'UTC', options)
  const fullDate = format(day.slice(0, 4) === today.slice(0, 4) ? date : dateAndYear)
  const isThisWeek = day < addDays(today, 7)
  const dayName =
    day === today ? text('waste.today') : day === addDays(today, 1) ? text('waste.tomorrow') : format(weekday)
  const names = [...new Set(pickups.map((pickup) => nameOf(pickup, text)))]
  const categories = [...new Set(pickups.map(({ category }) => category))]
  const withName = (pickup: Pickup, note: string) => (names.length > 1 ? `${nameOf(pickup, text)} – ${note}` : note)
  const notes = pickups.flatMap((pickup) => {
    return [noteOf(pickup), movedTextOf(pickup, text, locale)].flatMap((note) => (note ? [withName(pickup, note)] : []))
  })
  const putOuts = pickups.flatMap((pickup) => putOutTextOf(pickup, text, locale) ?? [])
  return (
    <div className={styles.next} data-several={categories.length > 1 || undefined}>
      <span className={styles.marks}>
        {categories.map((category) => (
          <Mark key={category} category={category} size={categories.length > 1 ? undefined : 'large'} />
        ))}
      </span>
      <div className={styles.words}>
        <p className={styles.kicker}>{text(isLater ? 'waste.then' : 'waste.next')}</p>
        <Heading className={styles.what}>
          {text('waste.dayAndWhat', { day: isThisWeek ? dayName : fullDate, what: names.join(', ') })}
        </Heading>
        {isThisWeek && (
          <p className={styles.date}>
            <time dateTime={day}>{fullDate}</time>
          </p>
        )}
        {[...new Set([...notes, ...putOuts])].map((note) => (
          <p key={note} className={styles.note}>
            {note}
          </p>
        ))}
      </div>
    </div>
  )
}
