import type { FavouriteSettings } from '../../../../schemas/engine'
import { isObject, own } from '../../../../schemas/engine'
import type { FavouriteName } from '../../favourites/favouriteQueries'
import { orderFavourites } from '../../favourites/writeFavourites'
import { portalPath } from '../../location/urls'
import { useSession } from '../../session/Session'
import { PageBlocks } from '../../shell/PageView'
import { Sortable } from '../../sorting/Sortable'
import { sortBy } from '../../sorting/sortBy'

const idOf = ({ type, favoriteUid }: FavouriteName) => `${type}/${favoriteUid}`

/** A row of settings for each favourite, in an order that the visitor changes. */
export function FavouriteRows({ data: { favourites, components } }: { data: FavouriteSettings }) {
  const session = useSession()
  const { shellText: text, portal } = session
  return (
    <Sortable
      inHeader
      items={favourites.map((name, index) => ({
        id: idOf(name),
        title: titleOf(components[index]) ?? name.favoriteUid,
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
  )
}

function titleOf(block: unknown): string | undefined {
  const data = isObject(block) ? own(block, 'data') : undefined
  const title = isObject(data) ? own(data, 'title') : undefined
  return typeof title === 'string' ? title : undefined
}
