import {
  type ChangeEvent,
  type ClipboardEvent,
  type KeyboardEvent,
  type RefObject,
  useLayoutEffect,
  useRef,
} from 'react'
import { useHost } from '../../engine/HostContext'
import { Meter } from '../../parts/Meter'
import { asString } from '../asString'
import type { InputProps } from '../Input'
import { useRestoredText } from '../useRestoredText'
import { caretAfter, replaceIndex, typeIndex } from './formatIndex'
import styles from './IndexControl.module.css'

/**
 * A meter reading: a text field with transparent text above slots that show its digits at the same positions, so that
 * caret and selection stay native.
 */
export function IndexControl({ field, id, name, value, onChange, invalid, describedBy, disabled }: InputProps) {
  const input = useRef<HTMLInputElement>(null)
  const text = asString(value)
  const { change, paste } = useReading(input, text, onChange)
  const unit = field.unit && `${id}-unit`
  return (
    <span className={styles.index}>
      <span className={styles.slots}>
        <Meter digits={text.replace('.', '')} size="large" />
        <input
          ref={input}
          id={id}
          name={name}
          className={styles.input}
          type="text"
          inputMode="decimal"
          autoComplete="off"
          spellCheck={false}
          pattern="[0-9]{1,5}[.,][0-9]{1,3}|[0-9]{8}"
          value={text}
          required={field.required}
          disabled={disabled}
          aria-invalid={invalid || undefined}
          aria-describedby={[describedBy, unit].filter(Boolean).join(' ') || undefined}
          onChange={change}
          onPaste={paste}
          onKeyDown={skipDot}
        />
      </span>
      {unit && (
        <span id={unit} className={styles.unit}>
          {field.unit}
        </span>
      )}
    </span>
  )
}

/** Formats a reading that is typed or pasted, and keeps the caret at its digit. */
function useReading(input: RefObject<HTMLInputElement | null>, text: string, onChange: InputProps['onChange']) {
  const { locale } = useHost()
  const caret = useRef<number>(undefined)
  useRestoredText(input, text, (typed) => onChange(replaceIndex(typed, '', locale)))
  // biome-ignore lint/correctness/useExhaustiveDependencies: restores the caret, which the browser moves when the text is replaced
  useLayoutEffect(() => {
    if (caret.current !== undefined) input.current?.setSelectionRange(caret.current, caret.current)
    caret.current = undefined
  }, [text])

  return {
    change({ currentTarget, nativeEvent }: ChangeEvent<HTMLInputElement>): void {
      const raw = currentTarget.value
      const next = isTyped(nativeEvent) ? typeIndex(raw, text, locale) : replaceIndex(raw, text, locale)
      const start = currentTarget.selectionStart ?? raw.length
      const isAtEnd = start === raw.length
      caret.current = isAtEnd ? next.length : caretAfter(raw.slice(0, start).replace(/\D/g, '').length, next)
      onChange(next)
    },

    paste(event: ClipboardEvent<HTMLInputElement>): void {
      const { selectionStart, selectionEnd, value: old } = event.currentTarget
      const replacesAll = selectionStart === 0 && selectionEnd === old.length
      if (!replacesAll) return
      event.preventDefault()
      const next = replaceIndex(event.clipboardData.getData('text'), old, locale)
      caret.current = next.length
      onChange(next)
    },
  }
}

/** Whether an input event is a key press; otherwise the text was pasted, dropped or filled in. */
const isTyped = (event: Event): boolean =>
  event instanceof InputEvent && /^(?:insert(?:Composition)?Text|delete)/.test(event.inputType)

/** Moves the caret past the dot before a Delete, so that the digit after the dot is deleted. */
function skipDot(event: KeyboardEvent<HTMLInputElement>): void {
  const { selectionStart, selectionEnd, value } = event.currentTarget
  if (event.key !== 'Delete' || selectionStart !== selectionEnd || selectionStart === null) return
  if (value[selectionStart] === '.') event.currentTarget.setSelectionRange(selectionStart + 1, selectionStart + 1)
}
