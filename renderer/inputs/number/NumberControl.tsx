import { type KeyboardEvent, useRef, useState } from 'react'
import { useHost } from '../../engine/HostContext'
import { formatNumber } from '../../format/formatNumber'
import { Affixed } from '../Affixed'
import styles from '../Affixed.module.css'
import type { FieldValue, FormField, InputProps } from '../Input'
import { inputClass } from '../inputClass'
import { useRestoredText } from '../useRestoredText'

const grouped: Intl.NumberFormatOptions = { maximumFractionDigits: 20 }
const ungrouped: Intl.NumberFormatOptions = { ...grouped, useGrouping: false }
const notOfNumbers = /[^\d\s.,'’+-]/g

/** Groups thousands only in languages that do so with spaces: a digit typed after `1.250` would change the number. */
function formatValue(value: FieldValue, locale: string): string {
  if (typeof value !== 'number') return ''
  const isBlank = /^\d+\s/.test(formatNumber(12_345, locale))
  return formatNumber(value, locale, isBlank ? grouped : ungrouped)
}

/** A number in the format of the page's language; the arrow keys step it. */
export function NumberControl({ field, id, name, value, onChange, invalid, describedBy, disabled }: InputProps) {
  const { locale } = useHost()
  const control = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState(() => formatValue(value, locale))
  const shown = parseNumber(typed, locale) === value ? typed : formatValue(value, locale)
  const take = (text: string) => {
    const kept = text.replaceAll(notOfNumbers, '')
    setTyped(kept)
    onChange(parseNumber(kept, locale))
  }
  useRestoredText(control, shown, take)
  const count = (event: KeyboardEvent) => {
    const way = event.key === 'ArrowUp' ? 1 : event.key === 'ArrowDown' ? -1 : 0
    if (way === 0) return
    event.preventDefault()
    onChange(stepped(field, typeof value === 'number' ? value : undefined, way))
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
        onChange={(event) => take(event.target.value)}
        onBlur={() => setTyped(formatValue(value, locale))}
        onKeyDown={count}
        aria-invalid={invalid || undefined}
        aria-describedby={describedBy}
      />
    </Affixed>
  )
}

/** Whether a numeric keyboard will do, which has neither a sign nor a decimal separator. */
const isWhole = ({ step, min }: FormField): boolean =>
  step !== undefined && step > 0 && Number.isInteger(step) && min !== undefined && min >= 0

/** The next value up (1) or down (−1) within the limits, without rounding errors of binary fractions. */
function stepped({ step, min, max }: FormField, value: number | undefined, way: number): number {
  const next = value === undefined ? (min ?? 0) : value + way * (step || 1)
  return Number(
    Math.min(max ?? Number.POSITIVE_INFINITY, Math.max(min ?? Number.NEGATIVE_INFINITY, next)).toPrecision(12),
  )
}

/** The separator of thousands in a language. */
const groupSeparatorOf = (locale: string): string => /\D/.exec(formatNumber(12_345, locale))?.[0] ?? ''

/**
 * Parses a number with a comma or a point before the fraction and spaces or points between thousands; null if it is none. A
 * single separator is read as in the language of the page: `1.250` is 1250 in German and 1.25 in French.
 */
function parseNumber(text: string, locale: string): number | null {
  const bare = text.replaceAll(/[\s'’]/g, '')
  const last = Math.max(bare.lastIndexOf(','), bare.lastIndexOf('.'))
  const separators = bare.replaceAll(/[^.,]/g, '')
  const sameTwice = separators.length > 1 && new Set(separators).size === 1
  const isGroup = /^[+-]?[1-9]\d{0,2}[.,]\d{3}$/.test(bare) && separators === groupSeparatorOf(locale)
  const plain =
    last < 0 || sameTwice || isGroup
      ? bare.replaceAll(/[.,]/g, '')
      : `${bare.slice(0, last).replaceAll(/[.,]/g, '')}.${bare.slice(last + 1)}`
  return /^[+-]?(?:\d+\.?\d*|\.\d+)$/.test(plain) && Number.isFinite(Number(plain)) ? Number(plain) : null
}
