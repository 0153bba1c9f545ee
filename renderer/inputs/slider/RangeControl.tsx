import { type PointerEvent, useRef } from 'react'
import { type Scale, type Span, scaleOf } from '../../../schemas/inputs/rangeValue'
import { useText } from '../../i18n/TextContext'
import { useHydrated } from '../../parts/useHydrated'
import type { InputProps } from '../Input'
import { useRestoredText } from '../useRestoredText'
import { initialSpan, moveHigh, moveLow } from './rangeSpan'
import { handleAttributes, SliderEnds, SliderTrack, useUnitFormat } from './SliderTrack'
import styles from './slider.module.css'

/** Width of a handle as a share of the slider's height: 2.8rem of 4.4rem. */
const handleShare = 28 / 44

/** A range of two sliders on one line. A press on the line moves the nearer handle. */
export function RangeControl({ field, id, name, value, onChange, invalid, describedBy, disabled }: InputProps) {
  const text = useText()
  const format = useUnitFormat(field.unit)
  const high = useRef<HTMLInputElement>(null)
  const low = useRef<HTMLInputElement>(null)
  const scale = scaleOf(field)
  const { min, max, step } = scale
  const span = initialSpan(scale, value)

  const hydrated = useHydrated()
  // Together, because the visitor may have typed both ends.
  const restoreSpan = (typed: string) => {
    const ends = [low, high].map((end, index) => Number(end.current?.value || span[index]))
    if (typed) onChange(initialSpan(scale, ends))
  }
  useRestoredText(low, String(span[0]), restoreSpan)
  useRestoredText(high, String(span[1]), restoreSpan)

  const handlePointerDown = (event: PointerEvent<HTMLDivElement>) => {
    // The handles process presses on themselves.
    if (disabled || event.target instanceof HTMLInputElement || event.button !== 0) return
    const pressed = valueAt(event, scale)
    const isLow = Math.abs(pressed - span[0]) < Math.abs(pressed - span[1])
    event.preventDefault()
    onChange(isLow ? moveLow(scale, pressed, span) : moveHigh(scale, pressed, span))
    const moved = isLow ? low : high
    moved.current?.focus()
  }
  const handle = (index: 0 | 1, move: (value: number) => Span) => (
    <input
      ref={index === 0 ? low : high}
      id={index === 0 ? id : undefined}
      name={name && `${name}[]`}
      {...handleAttributes(hydrated, field.unit && format(span[index]))}
      min={min}
      max={max}
      step={step > 0 ? step : 'any'}
      value={span[index]}
      disabled={disabled}
      aria-label={text(index === 0 ? 'range.low' : 'range.high')}
      aria-invalid={invalid || undefined}
      aria-describedby={describedBy}
      onChange={(event) => onChange(move(event.currentTarget.valueAsNumber))}
    />
  )
  return (
    <div className={styles.slider} data-plain={hydrated ? undefined : ''}>
      <output className={styles.value} aria-hidden="true">
        {text('range.value', { low: format(span[0]), high: format(span[1]) })}
      </output>
      <div className={`${styles.line} ${styles.pair}`} onPointerDown={handlePointerDown}>
        <SliderTrack scale={scale} from={span[0]} to={span[1]} />
        {handle(0, (next) => moveLow(scale, next, span))}
        {handle(1, (next) => moveHigh(scale, next, span))}
      </div>
      <SliderEnds scale={scale} format={format} />
    </div>
  )
}

/** The value of the scale under the pointer; the middle of a handle cannot leave the line. */
function valueAt({ currentTarget, clientX }: PointerEvent<HTMLElement>, { min, max }: Scale): number {
  const box = currentTarget.getBoundingClientRect()
  const handleWidth = box.height * handleShare
  const share = (clientX - box.left - handleWidth / 2) / (box.width - handleWidth)
  return min + Math.min(Math.max(share, 0), 1) * (max - min)
}
