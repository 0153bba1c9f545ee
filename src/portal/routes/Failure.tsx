import { buttonClass } from '../../../renderer/parts/buttonClass'
import type { Failure as Reason } from '../api/Answer'
import { PageHead } from '../head/PageHead'
import { useRouteMatch } from '../navigation/PlaceContext'
import { portalPath } from '../navigation/portalPath'
import { useSession } from '../session/SessionContext'
import { Notice } from '../shell/Notice'

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
