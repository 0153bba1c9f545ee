import { useEffect, useRef } from 'react'
import { asString } from '../asString'
import type { InputProps } from '../Input'
import styles from '../input.module.css'
import { inputClass } from '../inputClass'
import { useRestoredText } from '../useRestoredText'

/** A multi-line text field that grows with its content. */
export function TextArea({ field, id, name, value, onChange, invalid, describedBy, disabled }: InputProps) {
  const control = useRef<HTMLTextAreaElement>(null)
  const text = asString(value)
  useRestoredText(control, text, onChange)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the height follows the text
  useEffect(() => {
    const element = control.current
    if (!element || CSS.supports('field-sizing', 'content')) return
    element.style.blockSize = 'auto'
    element.style.blockSize = `${element.scrollHeight + element.offsetHeight - element.clientHeight}px`
  }, [text])
  return (
    <textarea
      ref={control}
      id={id}
      name={name}
      className={inputClass(styles.textArea)}
      rows={4}
      dir="auto"
      minLength={field.minLength}
      required={field.required}
      placeholder={field.placeholder}
      disabled={disabled}
      value={text}
      onChange={(event) => onChange(event.target.value)}
      aria-invalid={invalid || undefined}
      aria-describedby={describedBy}
    />
  )
}
