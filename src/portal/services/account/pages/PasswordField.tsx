import { type KeyboardEvent, useState } from 'react'
import { AffixButton, Affixed } from '../../../../../renderer/inputs/Affixed'
import { inputClass } from '../../../../../renderer/inputs/inputClass'
import { Icon } from '../../../../../renderer/parts/Icon'
import { useHydrated } from '../../../../../renderer/parts/useHydrated'
import { useShellText } from '../../../session/Session'
import { useFormField } from './AccountForm'
import { rateStrength } from './rateStrength'
import { describedBy, FieldFrame } from './TextField'

type Props = {
  name: string
  label: string
  /** Whether the field sets a new password. It then rates the strength. */
  isNew?: boolean
}

/** A password field with a button that reveals it and a caps lock warning. */
export function PasswordField({ name, label, isNew = false }: Props) {
  const text = useShellText()
  const { id, problem } = useFormField(name)
  const hydrated = useHydrated()
  const [isRevealed, setRevealed] = useState(false)
  const [typed, setTyped] = useState('')
  const [hasCapsLock, setCapsLock] = useState(false)
  const readCapsLock = (event: KeyboardEvent) => setCapsLock(event.getModifierState('CapsLock'))
  const strength = typed === '' ? undefined : rateStrength(typed)
  const hint = (
    <span role="status">
      {isNew && (strength ? text(`strength.${strength}`) : text('password.rule'))}
      {hasCapsLock && ` ${text('password.capsLock')}`}
    </span>
  )
  const toggle = hydrated && (
    <AffixButton label={text('password.reveal')} pressed={isRevealed} onPress={() => setRevealed(!isRevealed)}>
      <Icon name={isRevealed ? 'eye-off' : 'eye'} />
    </AffixButton>
  )
  return (
    <FieldFrame id={id} label={label} hint={hint} problem={problem}>
      <Affixed after={toggle}>
        <input
          id={id}
          name={name}
          type={isRevealed ? 'text' : 'password'}
          className={inputClass()}
          autoComplete={isNew ? 'new-password' : 'current-password'}
          autoCapitalize="none"
          spellCheck={false}
          required
          minLength={isNew ? 8 : undefined}
          maxLength={256}
          onChange={isNew ? (event) => setTyped(event.target.value) : undefined}
          onKeyDown={readCapsLock}
          onKeyUp={readCapsLock}
          aria-invalid={problem ? true : undefined}
          aria-describedby={describedBy(id, hint, problem)}
        />
      </Affixed>
    </FieldFrame>
  )
}
