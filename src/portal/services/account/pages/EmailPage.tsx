import { useSession, useVisitor } from '../../../session/Session'
import { AccountFrame } from '../AccountFrame'
import { AccountForm } from '../form/AccountForm'
import { PasswordField } from '../form/PasswordField'
import { TextField } from '../form/TextField'
import { UsernameField } from '../form/UsernameField'

/** Requests a change of the e-mail address, which takes effect when the new one is confirmed. */
export function EmailPage() {
  const { shellText: text } = useSession()
  const account = useVisitor('account')
  return (
    <AccountFrame title={text('email.title')} lead={text('email.lead', { email: account?.email ?? '' })}>
      <AccountForm name="email" submitLabel={text('email.submit')}>
        <TextField name="email" label={text('field.newEmail')} type="email" autoComplete="email" />
        <UsernameField />
        <PasswordField name="currentPassword" label={text('field.currentPassword')} />
      </AccountForm>
    </AccountFrame>
  )
}
