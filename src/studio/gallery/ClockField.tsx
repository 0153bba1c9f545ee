import { useEffect, useId, useRef } from 'react'
import { SelectField } from '../parts/SelectField'
import { exampleClock, nextChristmas, nextSundayNight } from '../settings/clock'
import { isTownTime, toTownTime } from '../settings/townTime'
import { useSettings } from '../settings/useSettings'
import { useStudioText } from '../texts/StudioText'
import styles from './ClockField.module.css'

const quickChoices = ['now', 'example', 'sunday', 'christmas', 'own'] as const
type QuickChoice = (typeof quickChoices)[number]

/** The clock that each choice sets at an instant. */
const clocks: { readonly [C in QuickChoice]: (now: Date) => string } = {
  now: () => '',
  example: () => exampleClock,
  sunday: nextSundayNight,
  christmas: nextChristmas,
  own: toTownTime,
}

/** Chooses the time of the previews: now, a moment by its name, or a date and time in the town. */
export function ClockField() {
  const text = useStudioText()
  const [{ clock }, change] = useSettings()
  const now = new Date()
  const named = quickChoices.find((choice) => choice !== 'own' && clocks[choice](now) === clock)
  return (
    <>
      <SelectField
        label={text('situation.clock')}
        value={named ?? 'own'}
        choices={quickChoices.map((value) => ({ value, label: text(`situation.clock.${value}`) }))}
        onChoose={(choice) => change({ clock: clocks[choice](new Date()) })}
      />
      {isTownTime(clock) && <TimeField value={clock} onChange={(time) => change({ clock: time })} />}
    </>
  )
}

/** A field for date and time. It keeps what is typed, which is no date until it is whole. */
function TimeField({ value, onChange }: { value: string; onChange(value: string): void }) {
  const text = useStudioText()
  const id = useId()
  const ref = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (ref.current && ref.current.value !== value) ref.current.value = value
  }, [value])
  return (
    <div>
      <label className={styles.label} htmlFor={id}>
        {text('situation.clock.at')}
      </label>
      <input
        ref={ref}
        id={id}
        type="datetime-local"
        className={styles.input}
        defaultValue={value}
        onChange={({ target }) => {
          if (isTownTime(target.value)) onChange(target.value)
        }}
      />
    </div>
  )
}
