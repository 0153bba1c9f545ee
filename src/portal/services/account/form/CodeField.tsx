import { useShellText } from '../../../session/Session'
import styles from '../account.module.css'
import { TextField } from './TextField'

/** A field for the six-digit code in an e-mail. */
export function CodeField() {
  const text = useShellText()
  return (
    <TextField
      name="code"
      label={text('field.code')}
      hint={text('confirmation.codeHint')}
      autoComplete="one-time-code"
      inputMode="numeric"
      pattern="[0-9 ]*"
      className={styles.code}
    />
  )
}
