import { cardClass } from '../../../../../renderer/parts/cardClass'
import { Summary } from '../../../../../renderer/parts/Summary'
import { useRouteMatch } from '../../../location/Route'
import { portalPath } from '../../../location/urls'
import { useSession, useVisitor } from '../../../session/Session'
import { AccountFrame } from '../AccountFrame'
import styles from '../account.module.css'
import { AccountForm } from '../form/AccountForm'
import { CodeField } from '../form/CodeField'
import { TextField } from '../form/TextField'

/**
 * Confirms an e-mail address. The link in the e-mail leads to a button, because mail scanners follow links. Other
 * visitors type the code of the e-mail.
 */
export function ConfirmationPage() {
  const { shellText: text, posted } = useSession()
  const params = new URLSearchParams(useRouteMatch().search)
  const token = params.get('token') ?? posted?.values.token
  const email = params.get('email') ?? posted?.values.email ?? ''
  if (token) {
    return (
      <AccountFrame title={text('confirmation.title')} lead={text('confirmation.press')}>
        <AccountForm name="confirm" submitLabel={text('confirmation.submit')} hidden={{ token }} />
        <ResendSection email={email} />
        <OtherLinks />
      </AccountFrame>
    )
  }
  return (
    <AccountFrame
      title={text('confirmation.title')}
      lead={email ? text('confirmation.sentTo', { email }) : text('confirmation.sent')}
    >
      <AccountForm name="confirm" submitLabel={text('confirmation.submit')} hidden={email ? { email } : {}}>
        {!email && <TextField name="email" label={text('field.email')} type="email" autoComplete="email" />}
        <CodeField />
      </AccountForm>
      <ResendSection email={email} />
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

/** Sends the e-mail again. */
function ResendSection({ email }: { email: string }) {
  const { shellText: text } = useSession()
  return (
    <details className={cardClass()}>
      <Summary>{text('confirmation.nothing')}</Summary>
      <p className={styles.hint}>{text('confirmation.spam')}</p>
      <AccountForm
        name="resend"
        submitLabel={text('confirmation.resend')}
        kind="secondary"
        hidden={email ? { email } : {}}
        isBare
      >
        {!email && <TextField name="email" label={text('field.email')} type="email" autoComplete="email" />}
      </AccountForm>
    </details>
  )
}
