import { Loaded } from '../../../renderer/engine/lazy'
import { toolClass } from '../../../renderer/parts/buttonClass'
import { Icon } from '../../../renderer/parts/Icon'
import { useHydrated } from '../../../renderer/parts/useHydrated'
import type { Page } from '../../../schemas/engine'
import { pagePaths } from '../../../schemas/routes/pagePaths'
import { useRouteMatch } from '../location/Route'
import { useRouteLinks } from '../location/RouteLinks'
import { portalPath } from '../location/urls'
import { useSession } from '../session/Session'
import { Breadcrumb } from './Breadcrumb'
import { servedSteps } from './menuEntries'
import styles from './PageTop.module.css'
import { ShareButton } from './ShareButton'

type Props = { steps: Page['breadcrumb']; favourite?: Page['favourite'] }

/**
 * The line above a page: the breadcrumb and, on wide screens, heart and share buttons. Phones have both in the
 * header.
 */
export function PageTop({ steps: given = [], favourite: possible }: Props) {
  const { hasPage } = useRouteLinks()
  const steps = servedSteps(useSession().portal, given)
  const favourite = hasPage(pagePaths.favourites) ? possible : undefined
  return (
    <div className={styles.top} data-favourite={favourite ? '' : undefined}>
      {steps.length > 1 && <Breadcrumb steps={steps} />}
      {favourite && <Heart favourite={favourite} />}
      <span className={styles.share}>
        <ShareButton withLabel />
      </span>
    </div>
  )
}

/**
 * The heart fetches the visitor's favourites, which the server's page must not depend on, so that it is rendered after hydration. Without
 * its code, a link does the same on a page of its own.
 */
function Heart({ favourite }: { favourite: NonNullable<Page['favourite']> }) {
  const { locale, portal, shellText } = useSession()
  const { path } = useRouteMatch()
  const { heart } = useRouteLinks()
  const hydrated = useHydrated()
  const { type, favoriteUid } = favourite
  const choice = portalPath(portal.cardName, pagePaths.favouriteForm, { type, uid: favoriteUid, from: path })
  // The server's page is the same for everybody, so the link leads to a page that knows the visitor's favourites.
  const plainHeart = (
    <a className={toolClass} href={choice} rel="nofollow">
      <Icon name="heart" />
      {shellText('page.favourite')}
    </a>
  )
  return (
    <>
      <noscript className={styles.plainHeart}>{plainHeart}</noscript>
      {hydrated && (
        <Loaded value={heart} locale={locale} failure={() => <span className={styles.plainHeart}>{plainHeart}</span>}>
          {(FavouriteHeart) => <FavouriteHeart key={`${type}/${favoriteUid}`} favourite={favourite} />}
        </Loaded>
      )}
    </>
  )
}
