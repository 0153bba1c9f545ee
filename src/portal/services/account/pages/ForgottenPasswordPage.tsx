import { portalPath } from '../../../location/urls'
import { useSession } from '../../../session/Session'
import { AccountFrame } from '../AccountFrame'
import styles from '../account.module.css'
import { AccountForm } from '../form/AccountForm'
import { TextField } from '../form/TextField'

/** Requests an e-mail with a link and a code to set a new password. */
export function ForgottenPasswordPage() {
  const { portal, shellText: text } = useSession()
  return (
    <AccountFrame title={text('forgotten.title')} lead={text('forgotten.lead')}>
      <AccountForm name="requestReset" submitLabel={text('forgotten.submit')}>
        <TextField name="email" label={text('field.email')} type="email" autoComplete="email" />
      </AccountForm>
      <p className={styles.links}>
        <a href={portalPath(portal.cardName, '/compte/connexion')}>{text('forgotten.back')}</a>
        <a href={portalPath(portal.cardName, '/compte/retablir')}>{text('restoration.title')}</a>
      </p>
    </AccountFrame>
  )
}
