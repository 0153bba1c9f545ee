import { useRef } from 'react'
import { scaleOf } from '../../../schemas/inputs/rangeValue'
import type { InputProps } from '../Input'
import { useRestoredText } from '../useRestoredText'
import { SliderTrack, useUnitFormat } from './SliderTrack'
import styles from './slider.module.css'

/** A number chosen with a slider. */
export function SliderControl({ field, id, name, value, onChange, invalid, describedBy, disabled }: InputProps) {
  const format = useUnitFormat(field.unit)
  const scale = scaleOf(field)
  const { min, max, step } = scale
  const current = typeof value === 'number' ? value : min
  const control = useRef<HTMLInputElement>(null)
  useRestoredText(control, String(current), (typed) => onChange(Number(typed)))
  return (
    <div className={styles.slider}>
      <output className={styles.value} htmlFor={id} aria-hidden="true">
        {format(current)}
      </output>
      <div className={styles.line}>
        <SliderTrack scale={scale} from={min} to={current} />
        <input
          ref={control}
          id={id}
          name={name}
          className={styles.handle}
          type="range"
          min={min}
          max={max}
          step={step > 0 ? step : 'any'}
          value={current}
          disabled={disabled}
          aria-valuetext={field.unit ? format(current) : undefined}
          aria-invalid={invalid || undefined}
          aria-describedby={describedBy}
          onChange={(event) => onChange(event.currentTarget.valueAsNumber)}
        />
      </div>
      <div className={styles.ends} aria-hidden="true">
        <span>{format(min)}</span>
        <span>{format(max)}</span>
      </div>
    </div>
  )
}
