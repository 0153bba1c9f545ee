import { type ReactNode, useId, useRef, useState } from 'react'
import { useText } from '../../i18n/TextContext'
import { Star } from '../../parts/Star'
import { useRestoredChecks } from '../../parts/useRestoredChecks'
import type { InputProps } from '../Input'
import styles from './RatingControl.module.css'

const stars = [1, 2, 3, 4, 5]

/**
 * A rating from 0 to 5: radio buttons rendered as stars. 0 has its own button, because it differs from no rating. An
 * optional rating can be cleared.
 */
export function RatingControl({ field, id, name, value, onChange, invalid, describedBy, disabled }: InputProps) {
  const text = useText()
  const group = useId()
  const zero = useRef<HTMLInputElement>(null)
  const container = useRef<HTMLDivElement>(null)
  const rating = typeof value === 'number' ? value : undefined
  useRestoredChecks(container, ([checked]) => {
    if (checked && Number(checked.value) !== rating) onChange(Number(checked.value))
  })
  const radio = (mark: number) => (
    <input
      ref={mark === 0 ? zero : undefined}
      id={mark === 0 ? id : undefined}
      className={styles.radio}
      type="radio"
      name={name ?? group}
      value={mark}
      checked={rating === mark}
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
    <div ref={container} className={styles.rating}>
      <span className={styles.zero}>
        {radio(0)}
        <span aria-hidden="true">0</span>
      </span>
      <Stars rating={rating} disabled={disabled} radio={radio} />
      <span className={styles.words}>
        <span aria-hidden="true">
          {rating === undefined ? text('rating.unset') : text('rating.starOf', { count: rating })}
        </span>
        {rating !== undefined && !field.required && !disabled && (
          <button type="button" className={styles.clear} onClick={clear}>
            {text('rating.clear')}
          </button>
        )}
      </span>
    </div>
  )
}

type StarsProps = Pick<InputProps, 'disabled'> & {
  rating: number | undefined
  /** Renders the radio button of a rating. */
  radio(mark: number): ReactNode
}

/** The stars with their radio buttons, filled up to the rating, or to the star under the mouse. */
function Stars({ rating, disabled, radio }: StarsProps) {
  const [hoveredRating, setHoveredRating] = useState<number>()
  const shownRating = hoveredRating ?? rating ?? 0
  return (
    <span className={styles.stars} onPointerLeave={() => setHoveredRating(undefined)}>
      {stars.map((mark) => (
        <span
          key={mark}
          className={styles.star}
          onPointerEnter={(event) => {
            if (event.pointerType === 'mouse' && !disabled) setHoveredRating(mark)
          }}
        >
          {radio(mark)}
          <Star filled={mark <= shownRating ? 'full' : 'none'} />
        </span>
      ))}
    </span>
  )
}
