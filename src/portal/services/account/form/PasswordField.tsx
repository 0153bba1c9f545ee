import { type KeyboardEvent, useState } from 'react'
import { AffixButton, Affixed } from '../../../../../renderer/inputs/Affixed'
import { inputClass } from '../../../../../renderer/inputs/inputClass'
import { Icon } from '../../../../../renderer/parts/Icon'
import { useHydrated } from '../../../../../renderer/parts/useHydrated'
import { useShellText } from '../../../session/Session'
import { useFormField } from './AccountForm'
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

/** Beginnings of common passwords in the languages of the portals. The server knows the whole passwords. */
const commonBeginnings =
  /^(?:azerty|qwert[yz]|motdepasse|mot de passe|bonjour|soleil|bienvenue|password|passwort|wachtwoord|welkom|willkommen|welcome|iloveyou|jetaime|admin|123456|654321|abcdef)/i

/** Minimum lengths of an acceptable, a fair and a strong password, in characters. Length counts more than variety. */
const [shortest, fairLength, strongLength] = [8, 11, 15]

type Strength = 'short' | 'weak' | 'fair' | 'strong'

/** Rates how hard a password is to guess, for a hint while the visitor types. */
function rateStrength(password: string): Strength {
  const characters = [...password.normalize('NFC')]
  if (characters.length < shortest) return 'short'
  const distinctCharacters = new Set(characters).size
  if (distinctCharacters <= 3 || (commonBeginnings.test(password) && characters.length < strongLength)) return 'weak'
  if (characters.length >= strongLength && distinctCharacters >= 6) return 'strong'
  return characters.length >= fairLength ? 'fair' : 'weak'
}
