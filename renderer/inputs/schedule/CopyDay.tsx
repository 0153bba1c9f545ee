import { useId, useState } from 'react'
import { week } from '../../../schemas/inputs/scheduleValue'
import { useHost } from '../../engine/HostContext'
import { formatWeekday } from '../../format/formatDate'
import { useText } from '../../i18n/TextContext'
import { buttonClass } from '../../parts/buttonClass'
import { tickClass } from '../../parts/choiceClass'
import { Icon } from '../../parts/Icon'
import { inputClass } from '../inputClass'
import styles from './CopyDay.module.css'

/** Copies the hours of one day to others. */
export function CopyDay({ onCopy }: { onCopy(from: number, to: readonly number[]): void }) {
  const text = useText()
  const { locale } = useHost()
  const id = useId()
  const [from, setFrom] = useState<number>(1)
  const [to, setTo] = useState<readonly number[]>([])
  const chosen = to.filter((day) => day !== from)
  const toggle = (day: number) => setTo(to.includes(day) ? to.filter((each) => each !== day) : [...to, day])
  return (
    <details className={styles.copy}>
      <summary className={styles.summary}>
        {text('hours.copy')}
        <Icon name="chevron-down" />
      </summary>
      <div className={styles.inside}>
        <label htmlFor={id}>{text('hours.copyFrom')}</label>
        <span className={styles.from}>
          <select
            id={id}
            className={inputClass()}
            value={from}
            onChange={(event) => setFrom(Number(event.currentTarget.value))}
          >
            {week.map((day) => (
              <option key={day} value={day}>
                {formatWeekday(day, locale)}
              </option>
            ))}
          </select>
          <Icon name="chevron-down" />
        </span>
        <fieldset className={styles.to}>
          <legend>{text('hours.copyTo')}</legend>
          {week.map((day) => (
            <label key={day} className={styles.day} data-own={day === from || undefined}>
              <input
                className={tickClass}
                type="checkbox"
                checked={chosen.includes(day)}
                disabled={day === from}
                onChange={() => toggle(day)}
              />
              {formatWeekday(day, locale)}
            </label>
          ))}
        </fieldset>
        <button
          type="button"
          className={buttonClass('secondary')}
          disabled={chosen.length === 0}
          onClick={() =>
            onCopy(
              from,
              week.filter((day) => chosen.includes(day)),
            )
          }
        >
          {text('hours.copyDo')}
        </button>
      </div>
    </details>
  )
}
