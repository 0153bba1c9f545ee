import { type HTMLAttributes, useRef } from 'react'
import { normalizePhone } from '../../../schemas/inputs/phoneValue'
import { removePrefix } from '../../../schemas/inputs/textValue'
import { Affixed } from '../Affixed'
import { asString } from '../asString'
import { autoComplete } from '../autoComplete'
import type { FormField, InputProps } from '../Input'
import { inputClass } from '../inputClass'
import { useRestoredText } from '../useRestoredText'

type TextSettings = {
  type?: string
  pattern?: string
  /** No capitalisation or spell-checking, and surrounding spaces are removed. */
  exact?: boolean
  inputMode?: HTMLAttributes<HTMLInputElement>['inputMode']
  /** Rewrites the text while it is typed. */
  rewrite?(field: FormField, text: string): string
}

const settingsByType: { readonly [T in FormField['inputType']]?: TextSettings } = {
  email: { type: 'email', exact: true, inputMode: 'email' },
  url: { type: 'url', exact: true, inputMode: 'url', pattern: 'https://.+' },
  phone: { type: 'tel', exact: true, inputMode: 'tel', rewrite: (_, text) => normalizePhone(text) },
  'media-handle': { exact: true, rewrite: ({ linkPrefix }, text) => removePrefix(text, linkPrefix) },
}

const plain: TextSettings = {}

/** A single-line text field with the keyboard for its type. */
export function TextControl({ field, id, name, value, onChange, invalid, describedBy, disabled }: InputProps) {
  const control = useRef<HTMLInputElement>(null)
  const { type = 'text', exact, inputMode, pattern, rewrite } = settingsByType[field.inputType] ?? plain
  const text = asString(value)
  const changeText = (typed: string) => onChange(rewrite ? rewrite(field, typed) : typed)
  useRestoredText(control, text, changeText)
  const input = (
    <input
      ref={control}
      id={id}
      name={name}
      className={inputClass()}
      type={type}
      dir={exact ? undefined : 'auto'}
      inputMode={inputMode}
      pattern={pattern}
      minLength={field.minLength}
      required={field.required}
      placeholder={field.placeholder}
      autoComplete={autoComplete(field)}
      autoCapitalize={exact ? 'none' : undefined}
      spellCheck={exact ? false : undefined}
      disabled={disabled}
      value={text}
      onChange={(event) => changeText(event.target.value)}
      onBlur={exact ? (event) => onChange(event.target.value.trim()) : undefined}
      aria-invalid={invalid || undefined}
      aria-describedby={describedBy}
    />
  )
  const prefix = field.inputType === 'media-handle' && field.linkPrefix?.replace(/^https?:\/\/(?:www\.)?/, '')
  return prefix ? <Affixed before={prefix}>{input}</Affixed> : input
}
