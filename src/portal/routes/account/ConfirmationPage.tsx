import { cardClass } from '../../../../renderer/parts/cardClass'
import { Summary } from '../../../../renderer/parts/Summary'
import { useRouteMatch } from '../../location/Route'
import { portalPath } from '../../location/urls'
import { useSession, useVisitor } from '../../session/Session'
import { AccountForm } from './AccountForm'
import { AccountFrame } from './AccountFrame'
import styles from './account.module.css'
import { CodeField } from './CodeField'
import { TextField } from './TextField'

/**
 * Confirms an e-mail address. A visitor who followed the link of the mail presses a button, because programs that scan mails
 * follow links too. Any other visitor types the code of the mail.
 */
export function ConfirmationPage() {
  const { shellText: text, posted } = useSession()
  const given = new URLSearchParams(useRouteMatch().search)
  const token = given.get('token') ?? posted?.values.token
  const email = given.get('email') ?? posted?.values.email ?? ''
  if (token) {
    return (
      <AccountFrame title={text('confirmation.title')} lead={text('confirmation.press')}>
        <AccountForm name="confirm" submitLabel={text('confirmation.submit')} hidden={{ token }} />
        <ResendPart email={email} />
        <OtherWays />
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
      <ResendPart email={email} />
      <OtherWays />
    </AccountFrame>
  )
}

/** For a visitor whose registration is too old or was confirmed before. Who is signed in confirms another address. */
function OtherWays() {
  const { portal, shellText: text } = useSession()
  if (useVisitor('account')) return null
  return (
    <p className={styles.links}>
      <a href={portalPath(portal.cardName, '/compte/creer')}>{text('signIn.create')}</a>
      <a href={portalPath(portal.cardName, '/compte/connexion')}>{text('signIn.title')}</a>
    </p>
  )
}

/** Sends the mail again. */
function ResendPart({ email }: { email: string }) {
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
