import { EmptyMessage } from '../../../renderer/parts/EmptyMessage'
import { Icon } from '../../../renderer/parts/Icon'
import { usePageQuery } from '../../../renderer/parts/usePageQuery'
import type { Block, FavouriteList } from '../../../schemas/engine'
import { tagsQuery } from '../api/pageQueries'
import type { Query } from '../api/Query'
import { listQuery } from '../favourites/favouriteQueries'
import type { RoutePage } from '../location/Route'
import { portalPath } from '../location/urls'
import { useSession, useVisitor } from '../session/Session'
import { PageBlocks } from '../shell/PageView'
import { favouriteTexts } from '../texts/favourites/favouriteTexts'
import { FavouriteFrame } from './favourites/FavouriteFrame'
import styles from './favourites/favourites.module.css'
import { useFavourites } from './favourites/useFavourites'
import { filterBlocks, pageLinks } from './listBlocks'

const pageSize = 10

type Queries = { tags: Query<'listTags'> }
type FavouritesData = { filters: readonly Block[] }

/** What the visitor keeps, ten a page, found by words and subjects. */
export const favouritesPage: RoutePage<Queries, FavouritesData> = {
  texts: favouriteTexts,
  queries: ({ scope }) => ({ tags: tagsQuery(scope) }),
  data: ({ tags }, read, { shellText }) => ({
    filters: filterBlocks('/favoris', shellText('favourites.search'), read.optional(tags)),
  }),
  head: (_, { shellText }) => ({
    status: 200,
    title: shellText('favourites.title'),
    description: shellText('favourites.lead'),
    kind: 'website',
  }),
  blocks: ({ filters }) => filters,
  Component: FavouritesScreen,
}

function FavouritesScreen({ data: { filters } }: { data: FavouritesData }) {
  const session = useSession()
  // The query names who is asked for.
  useVisitor('account')
  const { shellText: text, portal } = session
  const { params } = usePageQuery()
  const page = Math.min(100_000, Math.max(1, Math.floor(Number(params.get('page'))) || 1))
  const [query, keyword] = [(params.get('query') ?? '').slice(0, 200), (params.get('keyword') ?? '').slice(0, 200)]
  const blocksOf = ({ items, total }: FavouriteList): Block[] => [
    { type: 'list', id: 'favourites', data: { components: items, total: items.length } },
    ...pageLinks('/favoris', { page, count: pageSize }, total),
  ]
  const favourites = useFavourites(
    listQuery(session, { page, size: pageSize, ...(query && { query }), ...(keyword && { keyword }) }),
    blocksOf,
  )
  return (
    <FavouriteFrame
      title={text('favourites.title')}
      lead={text('favourites.lead')}
      favourites={favourites}
      isEmpty={({ stored }) => stored === 0}
    >
      {(data) => (
        <>
          <PageBlocks components={filters} />
          <a className={styles.manage} href={portalPath(portal.cardName, '/favoris/parametres')}>
            <Icon name="settings" />
            {text('favourites.settings')}
          </a>
          {data.items.length === 0 ? (
            <EmptyMessage title={text('favourites.noMatch')} />
          ) : (
            <PageBlocks components={blocksOf(data)} />
          )}
        </>
      )}
    </FavouriteFrame>
  )
}
