import type { ReactNode } from 'react'
import { buttonClass } from '../../../../../renderer/parts/buttonClass'
import { cardClass } from '../../../../../renderer/parts/cardClass'
import { Icon } from '../../../../../renderer/parts/Icon'
import type { IconName } from '../../../../../renderer/parts/icons'
import { signOutPath } from '../../../../../schemas/routes/accountPaths'
import { pagePaths } from '../../../../../schemas/routes/pagePaths'
import { useRouteLinks } from '../../../location/RouteLinks'
import { portalPath } from '../../../location/urls'
import { removeDrafts } from '../../../session/removeDrafts'
import { useSession, useVisitor } from '../../../session/Session'
import { AccountFrame } from '../AccountFrame'
import { Avatar } from '../Avatar'
import styles from '../account.module.css'

/** The signed-in account and links to the pages that manage it. */
export function AccountPage() {
  const { shellText: text } = useSession()
  const { hasPage } = useRouteLinks()
  const account = useVisitor('account')
  if (!account) return null
  const { firstName, lastName, email, pendingEmail } = account
  return (
    <AccountFrame title={text('account.heading')}>
      <section className={`${cardClass()} ${styles.person}`}>
        <Avatar account={account} />
        <div className={styles.name}>
          <h2 className={styles.part} dir="auto">{`${firstName} ${lastName}`}</h2>
          <p>{email}</p>
          {pendingEmail && <p>{text('account.pending', { email: pendingEmail })}</p>}
        </div>
      </section>
      <ul className={`${cardClass(false)} ${styles.rows}`}>
        <Row path="/compte/profil" icon="user" title={text('profile.title')} detail={text('profile.detail')} />
        <Row path="/compte/email" icon="mail" title={text('email.title')} detail={email} />
        <Row
          path="/compte/changer-mot-de-passe"
          icon="key"
          title={text('password.title')}
          detail={text('password.detail')}
        />
        {hasPage(pagePaths.favourites) && (
          <Row
            path={pagePaths.favourites}
            icon="heart"
            title={text('account.favourites')}
            detail={text('account.favouritesDetail')}
          />
        )}
        {hasPage(pagePaths.tickets) && (
          <Row
            path={pagePaths.tickets}
            icon="calendar"
            title={text('account.tickets')}
            detail={text('account.ticketsDetail')}
          />
        )}
        {hasPage(pagePaths.ownCamps) && (
          <Row
            path={pagePaths.ownCamps}
            icon="tree"
            title={text('account.camps')}
            detail={text('account.campsDetail')}
          />
        )}
        {hasPage(pagePaths.ownReports) && (
          <Row
            path={pagePaths.ownReports}
            icon="warning"
            title={text('account.reports')}
            detail={text('account.reportsDetail')}
          />
        )}
        {hasPage(pagePaths.settings) && (
          <Row
            path={pagePaths.settings}
            icon="settings"
            title={text('footer.settings')}
            detail={text('account.settingsDetail')}
          />
        )}
        <Row path="/compte/appareils" icon="device" title={text('devices.title')} detail={text('devices.detail')} />
        <li>
          <a className={styles.row} href="/core-service/api/v1/users/self/export" download="mon-compte.json">
            <RowContent icon="download" title={text('export.title')} detail={text('export.detail')} />
          </a>
        </li>
        <Row path="/compte/supprimer" icon="trash" title={text('deletion.title')} detail={text('deletion.detail')} />
      </ul>
      {hasPage(pagePaths.reports) && (
        <noscript>
          <p>{text('signOut.forgets')}</p>
        </noscript>
      )}
      <SignOutForm />
    </AccountFrame>
  )
}

type RowProps = { icon: IconName; title: string; detail: string }

function Row({ path, ...content }: RowProps & { path: string }): ReactNode {
  const { portal } = useSession()
  return (
    <li>
      <a className={styles.row} href={portalPath(portal.cardName, path)}>
        <RowContent {...content} />
        <Icon name="chevron-right" />
      </a>
    </li>
  )
}

const RowContent = ({ icon, title, detail }: RowProps) => (
  <>
    <Icon name={icon} />
    <span className={styles.rowText}>
      <strong>{title}</strong>
      <span>{detail}</span>
    </span>
  </>
)

/** Signs out. Reloads the whole page, so that no personal data stays in it. */
function SignOutForm() {
  const { portal, shellText } = useSession()
  return (
    <form
      className={styles.buttons}
      method="post"
      action={portalPath(portal.cardName, signOutPath)}
      onSubmit={removeDrafts}
    >
      <button type="submit" className={buttonClass('secondary')}>
        {shellText('signOut')}
      </button>
    </form>
  )
}
