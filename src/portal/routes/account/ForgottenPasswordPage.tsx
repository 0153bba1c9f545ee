import { useRouteMatch } from '../../location/Route'
import { portalPath } from '../../location/urls'
import { useSession } from '../../session/Session'
import { AccountForm } from './AccountForm'
import { AccountFrame } from './AccountFrame'
import styles from './account.module.css'
import { TextField } from './TextField'

/** Asks for a mail with a link to a new password. */
export function ForgottenPasswordPage() {
  const { portal, shellText: text } = useSession()
  const given = new URLSearchParams(useRouteMatch().search)
  const isSent = given.get('done') === 'sent'
  return (
    <AccountFrame title={text('forgotten.title')} lead={isSent ? undefined : text('forgotten.lead')}>
      {!isSent && (
        <AccountForm name="requestReset" submitLabel={text('forgotten.submit')}>
          <TextField name="email" label={text('field.email')} type="email" autoComplete="email" />
        </AccountForm>
      )}
      <p className={styles.links}>
        <a href={portalPath(portal.cardName, '/compte/connexion')}>{text('forgotten.back')}</a>
      </p>
    </AccountFrame>
  )
}
