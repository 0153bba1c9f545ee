import { Loaded, lazyValue } from '../../../renderer/engine/lazy'
import { isLocale } from '../../../renderer/i18n/loadMessages'
import { toolClass } from '../../../renderer/parts/buttonClass'
import { Icon } from '../../../renderer/parts/Icon'
import { useHydrated } from '../../../renderer/parts/useHydrated'
import type { Page } from '../../../schemas/engine'
import { useRouteMatch } from '../location/Route'
import { portalPath } from '../location/urls'
import { useSession } from '../session/Session'
import { addTexts } from '../texts/loadTexts'
import { Breadcrumb } from './Breadcrumb'
import styles from './PageTop.module.css'
import { ShareButton } from './ShareButton'

type Props = { steps: Page['breadcrumb']; favourite?: Page['favourite'] }

/**
 * The line above a page: the breadcrumb and, on wide screens, heart and share buttons. Phones have both in the
 * header.
 */
export const PageTop = ({ steps = [], favourite }: Props) => (
  <div className={styles.top} data-favourite={favourite ? '' : undefined}>
    {steps.length > 1 && <Breadcrumb steps={steps} />}
    {favourite && <Heart favourite={favourite} />}
    <span className={styles.share}>
      <ShareButton withLabel />
    </span>
  </div>
)

/**
 * The heart with its texts. It fetches the visitor's favourites, which the server's page must not depend on. If it
 * fails to load, the page is shown without it.
 */
const heart = lazyValue(async (locale) => {
  try {
    const { FavouriteHeart } = await import('../favourites/FavouriteHeart')
    const { favouriteTexts } = await import('../texts/favourites/favouriteTexts')
    if (isLocale(locale)) await addTexts(favouriteTexts, locale)
    return FavouriteHeart
  } catch {
    return () => null
  }
})

function Heart({ favourite }: { favourite: NonNullable<Page['favourite']> }) {
  const { locale, portal, shellText } = useSession()
  const { path } = useRouteMatch()
  const hydrated = useHydrated()
  const { type, favoriteUid } = favourite
  const choice = portalPath(portal.cardName, '/favoris/garder', { type, uid: favoriteUid, from: path })
  return (
    <>
      {/* The server's page is the same for everybody, so the link leads to a page that knows the visitor's favourites. */}
      <noscript className={styles.plainHeart}>
        <a className={toolClass} href={choice} rel="nofollow">
          <Icon name="heart" />
          {shellText('page.favourite')}
        </a>
      </noscript>
      {hydrated && (
        <Loaded value={heart} locale={locale}>
          {(FavouriteHeart) => <FavouriteHeart key={`${type}/${favoriteUid}`} favourite={favourite} />}
        </Loaded>
      )}
    </>
  )
}
