import { useSession } from '../../../session/Session'
import { AccountFrame } from '../AccountFrame'
import { AccountForm } from '../form/AccountForm'
import { PasswordField } from '../form/PasswordField'
import { UsernameField } from '../form/UsernameField'

/** Changes the password of the account. */
export function PasswordPage() {
  const { shellText: text } = useSession()
  return (
    <AccountFrame title={text('password.title')} lead={text('password.lead')}>
      <AccountForm name="password" submitLabel={text('password.submit')}>
        <UsernameField />
        <PasswordField name="currentPassword" label={text('field.currentPassword')} />
        <PasswordField name="password" label={text('field.newPassword')} isNew />
      </AccountForm>
    </AccountFrame>
  )
}
