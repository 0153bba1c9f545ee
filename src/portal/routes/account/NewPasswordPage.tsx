import { buttonClass } from '../../../../renderer/parts/buttonClass'
import { useRouteMatch } from '../../location/Route'
import { portalPath } from '../../location/urls'
import { useSession } from '../../session/Session'
import { AccountForm } from './AccountForm'
import { AccountFrame } from './AccountFrame'
import styles from './account.module.css'
import { PasswordField } from './PasswordField'

/** Sets a new password, for a visitor who followed the link of the mail. */
export function NewPasswordPage() {
  const { portal, shellText: text, posted } = useSession()
  const given = new URLSearchParams(useRouteMatch().search)
  const token = given.get('token') ?? posted?.values.token
  const uid = given.get('uid') ?? posted?.values.uid
  if (!token || !uid) {
    return (
      <AccountFrame title={text('newPassword.title')} lead={text('newPassword.noLink')}>
        <div className={styles.buttons}>
          <a className={buttonClass('primary')} href={portalPath(portal.cardName, '/compte/mot-de-passe-oublie')}>
            {text('newPassword.ask')}
          </a>
        </div>
      </AccountFrame>
    )
  }
  return (
    <AccountFrame title={text('newPassword.title')} lead={text('newPassword.lead')}>
      <AccountForm name="resetPassword" submitLabel={text('newPassword.submit')} hidden={{ token, uid }}>
        <PasswordField name="password" label={text('field.newPassword')} isNew />
      </AccountForm>
    </AccountFrame>
  )
}
