import { type KeyboardEvent, useRef, useState } from 'react'
import { parseNumber } from '../../../schemas/inputs/numberValue'
import { useHost } from '../../engine/HostContext'
import { formatNumber } from '../../format/formatNumber'
import { Affixed } from '../Affixed'
import styles from '../Affixed.module.css'
import type { FieldValue, FormField, InputProps } from '../Input'
import { inputClass } from '../inputClass'
import { useRestoredText } from '../useRestoredText'

const grouped: Intl.NumberFormatOptions = { maximumFractionDigits: 20 }
const ungrouped: Intl.NumberFormatOptions = { ...grouped, useGrouping: false }
const invalidCharacters = /[^\d\s.,'’+-]/g

/**
 * Groups thousands only in languages that separate them with spaces. Elsewhere, typing a digit after `1.250` would
 * change the number.
 */
function formatValue(value: FieldValue, locale: string): string {
  if (typeof value !== 'number') return ''
  const hasSpaceSeparator = /^\d+\s/.test(formatNumber(12_345, locale))
  return formatNumber(value, locale, hasSpaceSeparator ? grouped : ungrouped)
}

/** A number in the format of the page's language; the arrow keys step it. */
export function NumberControl({ field, id, name, value, onChange, invalid, describedBy, disabled }: InputProps) {
  const { locale } = useHost()
  const control = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState(() => formatValue(value, locale))
  const shown = parseNumber(typed, locale) === value ? typed : formatValue(value, locale)
  const changeText = (text: string) => {
    const kept = text.replaceAll(invalidCharacters, '')
    setTyped(kept)
    onChange(parseNumber(kept, locale))
  }
  useRestoredText(control, shown, changeText)
  const handleArrowKeys = (event: KeyboardEvent) => {
    const direction = event.key === 'ArrowUp' ? 1 : event.key === 'ArrowDown' ? -1 : 0
    if (direction === 0) return
    event.preventDefault()
    onChange(stepped(field, typeof value === 'number' ? value : undefined, direction))
  }
  return (
    <Affixed after={field.unit && <span className={styles.unit}>{field.unit}</span>}>
      <input
        ref={control}
        id={id}
        name={name}
        className={inputClass()}
        inputMode={isWhole(field) ? 'numeric' : 'decimal'}
        required={field.required}
        placeholder={field.placeholder}
        autoComplete="off"
        disabled={disabled}
        value={shown}
        onChange={(event) => changeText(event.target.value)}
        onBlur={() => setTyped(formatValue(value, locale))}
        onKeyDown={handleArrowKeys}
        aria-invalid={invalid || undefined}
        aria-describedby={describedBy}
      />
    </Affixed>
  )
}

/** Whether a numeric keyboard suffices, which has neither a sign nor a decimal separator. */
const isWhole = ({ step, min }: FormField): boolean =>
  step !== undefined && step > 0 && Number.isInteger(step) && min !== undefined && min >= 0

/** The next value up (1) or down (−1) within the limits, without the rounding errors of binary fractions. */
function stepped({ step, min, max }: FormField, value: number | undefined, direction: number): number {
  const next = value === undefined ? (min ?? 0) : value + direction * (step || 1)
  return Number(
    Math.min(max ?? Number.POSITIVE_INFINITY, Math.max(min ?? Number.NEGATIVE_INFINITY, next)).toPrecision(12),
  )
}
