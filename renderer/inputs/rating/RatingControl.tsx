import { useId, useRef, useState } from 'react'
import { useText } from '../../i18n/TextContext'
import { Star } from '../../parts/Star'
import { useRestoredChecks } from '../../parts/useRestoredChecks'
import type { InputProps } from '../Input'
import styles from './RatingControl.module.css'

const marks = [1, 2, 3, 4, 5]

/**
 * A mark from 0 to 5: radio buttons rendered as stars. 0 has its own button, which differs from no mark. An optional mark can
 * be cleared.
 */
export function RatingControl({ field, id, name, value, onChange, invalid, describedBy, disabled }: InputProps) {
  const text = useText()
  const group = useId()
  const zero = useRef<HTMLInputElement>(null)
  const all = useRef<HTMLDivElement>(null)
  const [pointed, setPointed] = useState<number>()
  const given = typeof value === 'number' ? value : undefined
  const shown = pointed ?? given ?? 0
  useRestoredChecks(all, ([ticked]) => {
    if (ticked && Number(ticked.value) !== given) onChange(Number(ticked.value))
  })
  const radio = (mark: number) => (
    <input
      ref={mark === 0 ? zero : undefined}
      id={mark === 0 ? id : undefined}
      className={styles.radio}
      type="radio"
      name={name ?? group}
      value={mark}
      checked={given === mark}
      required={field.required}
      disabled={disabled}
      aria-label={text('rating.starOf', { count: mark })}
      aria-describedby={describedBy}
      aria-invalid={invalid || undefined}
      onChange={() => onChange(mark)}
    />
  )
  const clear = () => {
    onChange(null)
    zero.current?.focus()
  }
  return (
    <div ref={all} className={styles.rating}>
      <span className={styles.zero}>
        {radio(0)}
        <span aria-hidden="true">0</span>
      </span>
      <span className={styles.stars} onPointerLeave={() => setPointed(undefined)}>
        {marks.map((mark) => (
          <span
            key={mark}
            className={styles.star}
            onPointerEnter={(event) => {
              if (event.pointerType === 'mouse' && !disabled) setPointed(mark)
            }}
          >
            {radio(mark)}
            <Star filled={mark <= shown ? 'full' : 'none'} />
          </span>
        ))}
      </span>
      <span className={styles.words}>
        <span aria-hidden="true">
          {given === undefined ? text('rating.unset') : text('rating.starOf', { count: given })}
        </span>
        {given !== undefined && !field.required && !disabled && (
          <button type="button" className={styles.clear} onClick={clear}>
            {text('rating.clear')}
          </button>
        )}
      </span>
    </div>
  )
}
