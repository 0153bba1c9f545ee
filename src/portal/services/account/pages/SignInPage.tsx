import { buttonClass } from '../../../../../renderer/parts/buttonClass'
import { useRouteMatch } from '../../../location/Route'
import { portalPath } from '../../../location/urls'
import { useSession, useVisitor } from '../../../session/Session'
import type { ShellTextKey } from '../../../texts/loadTexts'
import { AccountFrame } from '../AccountFrame'
import styles from '../account.module.css'
import { AccountForm } from '../form/AccountForm'
import { PasswordField } from '../form/PasswordField'
import { TextField } from '../form/TextField'

/** Signs in, then navigates to the `redirectUrl` or `redirectRouteName` of the address. */
export function SignInPage() {
  const { portal, shellText: text } = useSession()
  const { search } = useRouteMatch()
  const account = useVisitor('account')
  const params = new URLSearchParams(search)
  const target = {
    redirectUrl: params.get('redirectUrl') ?? undefined,
    redirectRouteName: params.get('redirectRouteName') ?? undefined,
  }
  const reason = params.get('done')
  // The API refuses an account that is signed in, and the visitor signs in again.
  if (account && reason !== 'expired') {
    return (
      <AccountFrame title={text('signIn.title')} lead={text('signIn.already', { email: account.email })}>
        <div className={styles.buttons}>
          <a className={buttonClass('primary')} href={portalPath(portal.cardName, '/compte')}>
            {text('signIn.toAccount')}
          </a>
        </div>
      </AccountFrame>
    )
  }
  const lead = leadOf(params)
  return (
    <AccountFrame title={text('signIn.title')} lead={lead && text(lead, { name: portal.name })}>
      <AccountForm name="signIn" submitLabel={text('signIn.submit')} hidden={target}>
        <TextField
          name="email"
          label={text('field.email')}
          inputMode="email"
          autoComplete="username"
          initial={params.get('email') ?? undefined}
        />
        <PasswordField name="password" label={text('field.password')} />
      </AccountForm>
      <p className={styles.links}>
        <a href={portalPath(portal.cardName, '/compte/mot-de-passe-oublie')}>{text('signIn.forgotten')}</a>
        <a href={portalPath(portal.cardName, '/compte/creer')}>{text('signIn.create')}</a>
      </p>
    </AccountFrame>
  )
}

/** A visitor who has just deleted the account gets no welcome. */
const leadOf = (params: URLSearchParams): ShellTextKey | undefined => {
  const reason = params.get('done')
  if (reason === 'deleted') return undefined
  if (reason === 'expired') return 'signIn.expired'
  return params.has('redirectUrl') ? 'signIn.needed' : 'signIn.lead'
}
