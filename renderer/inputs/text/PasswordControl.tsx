import { useRef, useState } from 'react'
import { useText } from '../../i18n/TextContext'
import { Icon } from '../../parts/Icon'
import { AffixButton, Affixed } from '../Affixed'
import { asString } from '../asString'
import type { InputProps } from '../Input'
import { inputClass } from '../inputClass'
import { useRestoredText } from '../useRestoredText'

/** A password field with a button that reveals the password. */
export function PasswordControl({ field, id, name, value, onChange, invalid, describedBy, disabled }: InputProps) {
  const text = useText()
  const control = useRef<HTMLInputElement>(null)
  const [shown, setShown] = useState(false)
  useRestoredText(control, asString(value), onChange)
  const toggle = (
    <AffixButton label={text('password.show')} pressed={shown} onPress={() => setShown(!shown)} disabled={disabled}>
      <Icon name={shown ? 'eye-off' : 'eye'} />
    </AffixButton>
  )
  return (
    <Affixed after={toggle}>
      <input
        ref={control}
        id={id}
        name={name}
        className={inputClass()}
        type={shown ? 'text' : 'password'}
        minLength={field.minLength}
        required={field.required}
        placeholder={field.placeholder}
        autoComplete="current-password"
        autoCapitalize="none"
        spellCheck={false}
        disabled={disabled}
        value={asString(value)}
        onChange={(event) => onChange(event.target.value)}
        aria-invalid={invalid || undefined}
        aria-describedby={describedBy}
      />
    </Affixed>
  )
}
