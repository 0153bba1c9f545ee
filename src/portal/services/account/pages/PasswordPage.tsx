import { useSession, useVisitor } from '../../../session/Session'
import { AccountFrame } from '../AccountFrame'
import { AccountForm } from '../form/AccountForm'
import { PasswordField } from '../form/PasswordField'

/** Changes the password of the account. */
export function PasswordPage() {
  const { shellText: text } = useSession()
  const account = useVisitor('account')
  return (
    <AccountFrame title={text('password.title')} lead={text('password.lead')}>
      <AccountForm name="password" submitLabel={text('password.submit')}>
        {/* Names the account for password managers, which ignore fields of the type `hidden`. */}
        <input
          type="text"
          name="username"
          autoComplete="username"
          aria-label={text('field.email')}
          defaultValue={account?.email}
          readOnly
          hidden
        />
        <PasswordField name="currentPassword" label={text('field.currentPassword')} />
        <PasswordField name="password" label={text('field.newPassword')} isNew />
      </AccountForm>
    </AccountFrame>
  )
}
