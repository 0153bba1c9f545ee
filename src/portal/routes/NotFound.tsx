import { buttonClass } from '../../../renderer/parts/buttonClass'
import { portalPath } from '../location/urls'
import { useSession } from '../session/Session'
import { Notice } from '../shell/Notice'
import { PageHead } from '../shell/PageHead'

/** The address matches no route. */
export function NotFound() {
  const { portal, shellText } = useSession()
  const title = shellText('notFound.title')
  return (
    <>
      <PageHead status={404} title={title} kind="website" />
      <Notice illustration="notFound" title={title} text={shellText('notFound.text')}>
        <a className={buttonClass('primary')} href={portalPath(portal.cardName, '/')}>
          {shellText('notFound.home')}
        </a>
        <a className={buttonClass('secondary')} href={portalPath(portal.cardName, '/menu')}>
          {shellText('notFound.menu')}
        </a>
      </Notice>
    </>
  )
}
