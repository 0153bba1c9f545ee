import { useHost } from '../../../renderer/engine/HostContext'
import { EmptyMessage } from '../../../renderer/parts/EmptyMessage'
import { usePageQuery } from '../../../renderer/parts/usePageQuery'
import type { Block } from '../../../schemas/engine'
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
import { filterBlocks } from './listBlocks'

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
  const favourites = useFavourites(
    listQuery(session, { page, size: pageSize, ...(query && { query }), ...(keyword && { keyword }) }),
    ({ items }) => items,
  )
  return (
    <FavouriteFrame
      title={text('favourites.title')}
      lead={text('favourites.lead')}
      favourites={favourites}
      isEmpty={({ stored }) => stored === 0}
    >
      {({ items, total }) => (
        <>
          <PageBlocks components={filters} />
          <a className={styles.manage} href={portalPath(portal.cardName, '/favoris/parametres')}>
            {text('favourites.settings')}
          </a>
          {items.length === 0 ? (
            <EmptyMessage title={text('favourites.noMatch')} />
          ) : (
            <PageBlocks
              components={[{ type: 'list', id: 'favourites', data: { components: items, total: items.length } }]}
            />
          )}
          <Pages page={page} pages={Math.ceil(total / pageSize)} />
        </>
      )}
    </FavouriteFrame>
  )
}

/** Links to the page before and the one after. */
function Pages({ page, pages }: { page: number; pages: number }) {
  const { shellText: text } = useSession()
  const host = useHost()
  const { to } = usePageQuery()
  if (pages < 2) return null
  const link = (number: number, label: string) => {
    const action = to({ page: String(number) })
    return (
      <a
        href={host.href(action) ?? ''}
        onClick={(event) => {
          event.preventDefault()
          void host.run(action, { key: 'favourite-pages' })
        }}
      >
        {label}
      </a>
    )
  }
  return (
    <nav className={styles.pages} aria-label={text('favourites.title')}>
      {page > 1 && link(page - 1, text('favourites.previous'))}
      <span>{text('favourites.page', { page, pages })}</span>
      {page < pages && link(page + 1, text('favourites.next'))}
    </nav>
  )
}
