import { EmptyMessage } from '../../../../../renderer/parts/EmptyMessage'
import { Icon } from '../../../../../renderer/parts/Icon'
import type { Block, FavouriteList } from '../../../../../schemas/engine'
import { type RoutePage, useRouteMatch } from '../../../location/Route'
import { portalPath } from '../../../location/urls'
import { filterBlocks, pageLinks } from '../../../pages/listBlocks'
import { useSession, useVisitor } from '../../../session/Session'
import { PageBlocks } from '../../../shell/PageView'
import { listQuery } from '../favouriteQueries'
import { favouriteTexts } from '../favouriteTexts'
import { useFavourites } from '../useFavourites'
import { FavouriteFrame } from './FavouriteFrame'
import styles from './favourites.module.css'

const pageSize = 10

type Queries = { list: ReturnType<typeof listQuery> }
/** `blocks` are those of the filters and the list, so that their code is loaded with the page. */
type FavouritesData = { list: FavouriteList | undefined; blocks: readonly Block[] }

/** The page of the list that an address names, and what it searches for. */
function readAddress(search: string) {
  const params = new URLSearchParams(search)
  const page = Math.min(100_000, Math.max(1, Math.floor(Number(params.get('page'))) || 1))
  const query = (params.get('query') ?? '').slice(0, 200)
  // The address repeats the keyword for each subject; the call takes them in one.
  const keyword = params.getAll('keyword').join().slice(0, 200)
  return { page, size: pageSize, ...(query && { query }), ...(keyword && { keyword }) }
}

const blocksOf = ({ items, total, tags }: FavouriteList, page: number, placeholder: string) => ({
  filters: filterBlocks('/favoris', placeholder, tags),
  cells: [
    { type: 'list', id: 'favourites', data: { components: items, total: items.length } },
    ...pageLinks('/favoris', { page, count: pageSize }, total),
  ] satisfies Block[],
})

/** The visitor's favourites, ten a page, filtered by words and by the subjects that they have. */
export const favouritesPage: RoutePage<Queries, FavouritesData> = {
  texts: favouriteTexts,
  queries: ({ scope, search }) => ({ list: listQuery({ scope }, readAddress(search)) }),
  data: ({ list: listed }, read, { shellText, search }) => {
    const list = read.optional(listed)
    if (!list) return { list, blocks: [] }
    const { filters, cells } = blocksOf(list, readAddress(search).page, shellText('favourites.search'))
    return { list, blocks: [...filters, ...cells] }
  },
  head: (_, { shellText }) => ({
    status: 200,
    title: shellText('favourites.title'),
    description: shellText('favourites.lead'),
    kind: 'website',
  }),
  blocks: ({ blocks }) => blocks,
  Component: FavouritesScreen,
}

function FavouritesScreen({ data: { list } }: { data: FavouritesData }) {
  const session = useSession()
  // Renders again when another account signs in, as the query names the account.
  useVisitor('account')
  const { shellText: text, portal } = session
  const address = readAddress(useRouteMatch().search)
  const parts = (data: FavouriteList) => blocksOf(data, address.page, text('favourites.search'))
  const allBlocks = (data: FavouriteList) => Object.values(parts(data)).flat()
  const favourites = useFavourites(listQuery(session, address), allBlocks, list)
  return (
    <FavouriteFrame
      title={text('favourites.title')}
      lead={text('favourites.lead')}
      favourites={favourites}
      isEmpty={({ stored }) => stored === 0}
    >
      {(data) => (
        <>
          <PageBlocks components={parts(data).filters} />
          <a className={styles.manage} href={portalPath(portal.cardName, '/favoris/parametres')}>
            <Icon name="settings" />
            {text('favourites.settings')}
          </a>
          {data.items.length === 0 ? (
            <EmptyMessage title={text('favourites.noMatch')} />
          ) : (
            <PageBlocks components={parts(data).cells} />
          )}
        </>
      )}
    </FavouriteFrame>
  )
}
