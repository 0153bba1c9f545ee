import { portalPath } from '../../../location/urls'
import { useSession } from '../../../session/Session'
import { AccountFrame } from '../AccountFrame'
import styles from '../account.module.css'
import { AccountForm } from '../form/AccountForm'
import { PasswordField } from '../form/PasswordField'
import { TextField } from '../form/TextField'

/** Creates an account. An e-mail to confirm the address follows. */
export function RegistrationPage() {
  const { portal, shellText: text } = useSession()
  return (
    <AccountFrame title={text('registration.title')} lead={text('registration.lead', { name: portal.name })}>
      <AccountForm name="register" submitLabel={text('registration.submit')}>
        <TextField name="firstName" label={text('field.firstName')} autoComplete="given-name" minLength={2} />
        <TextField name="lastName" label={text('field.lastName')} autoComplete="family-name" minLength={2} />
        <TextField
          name="email"
          label={text('field.email')}
          hint={text('registration.emailHint')}
          type="email"
          autoComplete="email"
        />
        <PasswordField name="password" label={text('field.password')} isNew />
      </AccountForm>
      <p className={styles.links}>
        <a href={portalPath(portal.cardName, '/compte/connexion')}>{text('registration.known')}</a>
      </p>
    </AccountFrame>
  )
}
