import { buttonClass } from '../../../renderer/parts/buttonClass'
import { Icon } from '../../../renderer/parts/Icon'
import { type Failure as FailureReason, isMissing } from '../api/Query'
import { useRouteMatch } from '../location/RouteMatch'
import { portalPath } from '../location/urls'
import { useSession } from '../session/Session'
import { Notice } from '../shell/Notice'
import { PageHead } from '../shell/PageHead'
import type { ShellTextKey } from '../texts/loadTexts'

export type QueryErrorProps = { of: 'home' | 'content' | 'publication' | 'event' | 'list'; failure: FailureReason }

/** The error shown instead of a page whose data failed to load, or does not exist. */
export function QueryErrorPage({ of, failure }: QueryErrorProps) {
  if (of === 'home') return <Unreachable />
  return of !== 'list' && isMissing(failure) ? <Missing of={of} /> : <Failure failure={failure} />
}

/** The data failed to load. A plain link tries again, so that it works without a script. */
function Failure({ failure }: { failure: FailureReason }) {
  const { portal, shellText } = useSession()
  const { pathname, search } = useRouteMatch()
  const status = failure.status >= 400 && failure.status < 500 ? failure.status : 503
  const title = shellText('failure.title')
  return (
    <>
      <PageHead status={status} title={title} kind="website" />
      <Notice
        illustration="failure"
        title={title}
        text={shellText(failure.status === 0 ? 'failure.offline' : 'failure.text')}
      >
        <a className={buttonClass('primary')} href={search ? `${pathname}?${search}` : pathname} target="_self">
          {shellText('failure.retry')}
        </a>
        <a className={buttonClass('secondary')} href={portalPath(portal.cardName, '/')}>
          {shellText('notFound.home')}
        </a>
      </Notice>
    </>
  )
}

type PageType = 'content' | 'publication' | 'event'

/** Title, and a link to other pages of the same type. */
const others: { readonly [T in PageType]: { title: ShellTextKey; path: string; label: ShellTextKey } } = {
  content: { title: 'missing.content.title', path: '/menu', label: 'missing.other' },
  publication: { title: 'missing.publication.title', path: '/publication', label: 'publications.all' },
  event: { title: 'missing.event.title', path: '/evenements', label: 'events.all' },
}

/** The route exists, but its content does not. */
function Missing({ of }: { of: PageType }) {
  const { portal, shellText } = useSession()
  const { title: key, path, label } = others[of]
  const title = shellText(key)
  return (
    <>
      <PageHead status={404} title={title} kind="website" />
      <Notice illustration="missing" title={title} text={shellText('missing.text')}>
        <a className={buttonClass('primary')} href={portalPath(portal.cardName, path)}>
          {shellText(label)}
        </a>
      </Notice>
    </>
  )
}

/** The home failed to load. Shows the town's telephone and e-mail instead. */
function Unreachable() {
  const { portal, shellText } = useSession()
  const { phone, email } = portal
  const title = shellText('down.title')
  const contact = phone || email ? ` ${shellText('down.contact')}` : ''
  return (
    <>
      <PageHead status={503} title={title} kind="website" />
      <Notice illustration="down" title={title} text={shellText('down.text') + contact}>
        {phone && (
          <a
            className={buttonClass('primary')}
            href={`tel:${phone.replace(/[^+\d]/g, '')}`}
            aria-label={`${shellText('phone')} ${phone}`}
          >
            <Icon name="phone" />
            {phone}
          </a>
        )}
        {email && (
          <a
            className={buttonClass('secondary')}
            href={`mailto:${email}`}
            aria-label={`${shellText('email')} ${email}`}
          >
            <Icon name="mail" />
            {email}
          </a>
        )}
      </Notice>
    </>
  )
}
