import { buttonClass } from '../../../renderer/parts/buttonClass'
import { pagePaths } from '../../../schemas/routes/pagePaths'
import { servesPath } from '../../../schemas/routes/services'
import type { RoutePage } from '../location/Route'
import { portalPath } from '../location/urls'
import { useSession } from '../session/Session'
import { Notice } from '../shell/Notice'
import { failureTexts } from '../texts/failure/failureTexts'

/** The page of an address that matches no route. */
export const notFoundPage: RoutePage<Readonly<Record<string, never>>, undefined> = {
  texts: failureTexts,
  data: () => undefined,
  head: (_, { shellText }) => ({ status: 404, title: shellText('notFound.title'), kind: 'website' }),
  Component: () => {
    const { portal, shellText } = useSession()
    return (
      <Notice illustration="notFound" title={shellText('notFound.title')} text={shellText('notFound.text')}>
        <a className={buttonClass('primary')} href={portalPath(portal.cardName, '/')}>
          {shellText('notFound.home')}
        </a>
        {servesPath(portal, pagePaths.menu) && (
          <a className={buttonClass('secondary')} href={portalPath(portal.cardName, pagePaths.menu)}>
            {shellText('notFound.menu')}
          </a>
        )}
      </Notice>
    )
  },
}
