import { useRef } from 'react'
import { nearestOf, scaleOf } from '../../../schemas/inputs/rangeValue'
import { useHydrated } from '../../parts/useHydrated'
import type { InputProps } from '../Input'
import { useRestoredText } from '../useRestoredText'
import { handleAttributes, SliderEnds, SliderTrack, useUnitFormat } from './SliderTrack'
import styles from './slider.module.css'

/** A number chosen with a slider. */
export function SliderControl({ field, id, name, value, onChange, invalid, describedBy, disabled }: InputProps) {
  const format = useUnitFormat(field.unit)
  const scale = scaleOf(field)
  const { min, max, step } = scale
  const current = typeof value === 'number' ? value : min
  const control = useRef<HTMLInputElement>(null)
  const hydrated = useHydrated()
  useRestoredText(control, String(current), (typed) => typed && onChange(nearestOf(scale, Number(typed))))
  return (
    <div className={styles.slider} data-plain={hydrated ? undefined : ''}>
      <output className={styles.value} htmlFor={id} aria-hidden="true">
        {format(current)}
      </output>
      <div className={styles.line}>
        <SliderTrack scale={scale} from={min} to={current} />
        <input
          ref={control}
          id={id}
          name={name}
          {...handleAttributes(hydrated, field.unit && format(current))}
          min={min}
          max={max}
          step={step > 0 ? step : 'any'}
          value={current}
          disabled={disabled}
          aria-invalid={invalid || undefined}
          aria-describedby={describedBy}
          onChange={(event) => onChange(event.currentTarget.valueAsNumber)}
        />
      </div>
      <SliderEnds scale={scale} format={format} />
    </div>
  )
}
