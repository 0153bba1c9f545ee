import { cardClass } from '../../../../../renderer/parts/cardClass'
import { Summary } from '../../../../../renderer/parts/Summary'
import { useRouteMatch } from '../../../location/Route'
import { portalPath } from '../../../location/urls'
import { useSession, useVisitor } from '../../../session/Session'
import { AccountFrame } from '../AccountFrame'
import styles from '../account.module.css'
import { AccountForm } from '../form/AccountForm'
import { CodeField } from '../form/CodeField'
import { PasswordField } from '../form/PasswordField'
import { TextField } from '../form/TextField'
import { UsernameField } from '../form/UsernameField'

/**
 * Confirms an e-mail address. The link in the e-mail leads to a button, because mail scanners follow links. Other
 * visitors type the code of the e-mail. A registration asks for its password: it may be somebody else's.
 */
export function ConfirmationPage() {
  const { shellText: text, posted } = useSession()
  const params = new URLSearchParams(useRouteMatch().search)
  const isSignedIn = useVisitor('account') !== undefined
  const token = params.get('token') ?? posted?.values.token
  const email = params.get('email') ?? posted?.values.email ?? ''
  const registration = params.get('registration') || posted?.values.registration || undefined
  // Visitors who are signed in confirm a new address. Its link may also be opened elsewhere.
  const isRegistration = registration !== undefined || (!token && !isSignedIn)
  const passwordFields = isRegistration && (
    <>
      {email && <UsernameField email={email} />}
      <PasswordField name="password" label={text('field.registrationPassword')} />
    </>
  )
  if (token) {
    return (
      <AccountFrame
        title={text('confirmation.title')}
        lead={text(isRegistration ? 'confirmation.password' : 'confirmation.press')}
      >
        <AccountForm name="confirm" submitLabel={text('confirmation.submit')} hidden={{ token, registration }}>
          {passwordFields}
        </AccountForm>
        <ResendSection email={email} registration={registration} />
        <OtherLinks />
      </AccountFrame>
    )
  }
  return (
    <AccountFrame
      title={text('confirmation.title')}
      lead={email ? text('confirmation.sentTo', { email }) : text('confirmation.sent')}
    >
      <AccountForm
        name="confirm"
        submitLabel={text('confirmation.submit')}
        hidden={{ email: email || undefined, registration }}
      >
        {!email && <TextField name="email" label={text('field.email')} type="email" autoComplete="email" />}
        <CodeField />
        {passwordFields}
      </AccountForm>
      <ResendSection email={email} registration={registration} />
      <OtherLinks />
    </AccountFrame>
  )
}

/**
 * Links for signed-out visitors whose registration has expired or was already confirmed. A signed-in visitor confirms
 * a new address.
 */
function OtherLinks() {
  const { portal, shellText: text } = useSession()
  if (useVisitor('account')) return null
  return (
    <p className={styles.links}>
      <a href={portalPath(portal.cardName, '/compte/creer')}>{text('signIn.create')}</a>
      <a href={portalPath(portal.cardName, '/compte/connexion')}>{text('signIn.title')}</a>
    </p>
  )
}

type ResendProps = { email: string; registration: string | undefined }

/** Sends the e-mail of the registration again. */
function ResendSection({ email, registration }: ResendProps) {
  const { shellText: text } = useSession()
  return (
    <details className={cardClass()}>
      <Summary>{text('confirmation.nothing')}</Summary>
      <p className={styles.hint}>{text('confirmation.spam')}</p>
      <AccountForm
        name="resend"
        submitLabel={text('confirmation.resend')}
        kind="secondary"
        hidden={{ email: email || undefined, registration }}
        isBare
      >
        {!email && <TextField name="email" label={text('field.email')} type="email" autoComplete="email" />}
      </AccountForm>
    </details>
  )
}
