import { week } from '../../../schemas/inputs/scheduleValue'
import { useHost } from '../../engine/HostContext'
import { formatWeekday } from '../../format/formatDate'
import { useText } from '../../i18n/TextContext'
import { inputClass } from '../inputClass'
import styles from './WeekTemplate.module.css'

const dayNames = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday']

/** A week for browsers that run no script: one range a day, sent as `name.monday.start` and `name.monday.end`. */
export function WeekTemplate({ name }: { name: string }) {
  const text = useText()
  const { locale } = useHost()
  return (
    <ul className={styles.template}>
      {week.map((day) => {
        const label = formatWeekday(day, locale)
        return (
          <li key={day} className={styles.day}>
            <span className={styles.name}>{label}</span>
            {(['start', 'end'] as const).map((end) => (
              <input
                key={end}
                className={inputClass()}
                type="time"
                name={`${name}.${dayNames[day]}.${end}`}
                aria-label={`${label}, ${text(`hours.${end}`)}`}
              />
            ))}
          </li>
        )
      })}
    </ul>
  )
}
