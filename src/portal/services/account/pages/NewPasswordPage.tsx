import { useRouteMatch } from '../../../location/Route'
import { portalPath } from '../../../location/urls'
import { useSession } from '../../../session/Session'
import { AccountFrame } from '../AccountFrame'
import styles from '../account.module.css'
import { AccountForm } from '../form/AccountForm'
import { CodeField } from '../form/CodeField'
import { PasswordField } from '../form/PasswordField'
import { TextField } from '../form/TextField'

/** Sets a new password with the link or the code of the e-mail. */
export function NewPasswordPage() {
  const { portal, shellText: text, posted } = useSession()
  const params = new URLSearchParams(useRouteMatch().search)
  const token = params.get('token') ?? posted?.values.token
  const uid = params.get('uid') ?? posted?.values.uid
  if (token && uid) {
    return (
      <AccountFrame title={text('newPassword.title')} lead={text('newPassword.lead')}>
        <AccountForm name="resetPassword" submitLabel={text('newPassword.submit')} hidden={{ token, uid }}>
          <PasswordField name="password" label={text('field.newPassword')} isNew />
        </AccountForm>
      </AccountFrame>
    )
  }
  const email = params.get('email') ?? undefined
  const isRestored = params.get('done') === 'restored' && email !== undefined
  const lead = isRestored ? text('confirmation.sentTo', { email }) : text('newPassword.code')
  return (
    <AccountFrame title={text('newPassword.title')} lead={lead}>
      <AccountForm name="resetPassword" submitLabel={text('newPassword.submit')}>
        <TextField name="email" label={text('field.email')} type="email" autoComplete="username" initial={email} />
        <CodeField />
        <PasswordField name="password" label={text('field.newPassword')} isNew />
      </AccountForm>
      <p className={styles.links}>
        <a href={portalPath(portal.cardName, '/compte/mot-de-passe-oublie')}>{text('newPassword.again')}</a>
        <a href={portalPath(portal.cardName, '/compte/connexion')}>{text('forgotten.back')}</a>
      </p>
    </AccountFrame>
  )
}
