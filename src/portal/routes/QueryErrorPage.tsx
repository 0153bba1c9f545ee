import { buttonClass } from '../../../renderer/parts/buttonClass'
import { Icon } from '../../../renderer/parts/Icon'
import { isMissing, type Failure as Reason } from '../api/Query'
import { useRouteMatch } from '../location/RouteMatch'
import { portalPath } from '../location/urls'
import { useSession } from '../session/Session'
import { Notice } from '../shell/Notice'
import { PageHead } from '../shell/PageHead'
import type { ShellTextKey } from '../texts/loadTexts'
import type { QueryErrorProps } from './QueryError'

/** What is shown in place of a page whose data could not be had. */
export function QueryErrorPage({ of, failure }: QueryErrorProps) {
  if (of === 'home') return <Unreachable />
  return of !== 'list' && isMissing(failure) ? <Missing of={of} /> : <Failure failure={failure} />
}

/** A page whose data could not be had. Trying again is a plain link, so that it works whatever is broken. */
export function Failure({ failure }: { failure: Reason }) {
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

type What = 'content' | 'publication' | 'event'

/** What is said of each, and where others are. */
const others: { readonly [W in What]: { title: ShellTextKey; path: string; label: ShellTextKey } } = {
  content: { title: 'missing.content.title', path: '/menu', label: 'missing.other' },
  publication: { title: 'missing.publication.title', path: '/publication', label: 'publications.all' },
  event: { title: 'missing.event.title', path: '/evenements', label: 'events.all' },
}

/** A page is right at this address, but what it showed is gone. */
export function Missing({ of }: { of: What }) {
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

/** The home cannot be had: the town can still be reached by telephone and e-mail. */
export function Unreachable() {
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
