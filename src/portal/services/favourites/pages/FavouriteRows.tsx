import { useHydrated } from '../../../../../renderer/parts/useHydrated'
import type { FavouriteSettings } from '../../../../../schemas/engine'
import { portalPath } from '../../../location/urls'
import { useSession } from '../../../session/Session'
import { PageBlocks } from '../../../shell/PageView'
import { Sortable } from '../../../sorting/Sortable'
import { sortBy } from '../../../sorting/sortBy'
import type { FavouriteName } from '../favouriteQueries'
import { orderFavourites } from '../writeFavourites'
import { PlainRows } from './PlainRows'
import { rowData } from './rowData'

const idOf = ({ type, favoriteUid }: FavouriteName) => `${type}/${favoriteUid}`

/** A row of settings for each favourite, in an order that the visitor changes. */
export function FavouriteRows({ data: { favourites, components } }: { data: FavouriteSettings }) {
  const session = useSession()
  const { shellText: text, portal } = session
  const hydrated = useHydrated()
  return (
    <>
      <noscript>
        <PlainRows data={{ favourites, components }} />
      </noscript>
      {/* The buttons of the rows need a script. */}
      {hydrated && (
        <Sortable
          inHeader
          items={favourites.map((name, index) => ({
            id: idOf(name),
            title: rowData(components[index])?.title ?? name.favoriteUid,
          }))}
          label={text('favourites.title')}
          start={text('favourites.sort')}
          failed={text('favourites.failed')}
          save={(ids) =>
            orderFavourites(
              session,
              sortBy(favourites, ids, idOf).map(({ type, favoriteUid }) => ({ type, favoriteUid })),
            )
          }
          beside={<a href={portalPath(portal.cardName, '/favoris')}>{text('favourites.back')}</a>}
        >
          <PageBlocks components={components} />
        </Sortable>
      )}
    </>
  )
}
