import { buttonClass } from '../../../../../renderer/parts/buttonClass'
import { cardClass } from '../../../../../renderer/parts/cardClass'
import { favouriteId, readFavouriteId } from '../../../../../schemas/routes/favouriteId'
import { contentPath, eventPath, newsPath, pagePaths } from '../../../../../schemas/routes/pagePaths'
import { sitePath } from '../../../../../schemas/routes/sitePath'
import { contentQuery, eventQuery, publicationQuery, type Scope } from '../../../api/pageQueries'
import type { Query } from '../../../api/Query'
import type { RoutePage } from '../../../location/Route'
import { useRouteMatch } from '../../../location/Route'
import { portalPath } from '../../../location/urls'
import { useSession } from '../../../session/Session'
import { FormOutcome } from '../../../shell/FormOutcome'
import view from '../../../shell/PageView.module.css'
import { favouriteOutcomes } from '../favouriteOutcomes'
import { type FavouriteName, settingsQuery, stateQuery } from '../favouriteQueries'
import { favouriteTexts } from '../favouriteTexts'
import styles from './favourites.module.css'
import { rowData } from './rowData'

type Queries = {
  state: ReturnType<typeof stateQuery>
  kept: ReturnType<typeof settingsQuery>
  page: Query<'readContent' | 'readEvent' | 'readPublication'>
}

type FavouriteData = {
  isKept: boolean
  /** Title of what the address names; undefined when the portal has no such page. */
  title: string | undefined
  /** Path of the page to go back to, below the card name. */
  back: string
}

const eventPrefix = 'event:'

/** What an address without a favourite names: nothing that a portal publishes. */
const nothing: FavouriteName = { type: 'content', favoriteUid: '-' }

function nameIn(search: string): FavouriteName {
  const parameters = new URLSearchParams(search)
  const id = favouriteId({ type: parameters.get('type') ?? '', favoriteUid: parameters.get('uid') ?? '' })
  return readFavouriteId(id) ?? nothing
}

function pageQuery(scope: Scope, { type, favoriteUid }: FavouriteName): Queries['page'] {
  if (type === 'publication') return publicationQuery(scope, favoriteUid)
  if (favoriteUid.startsWith(eventPrefix)) return eventQuery(scope, favoriteUid.slice(eventPrefix.length))
  return contentQuery(scope, favoriteUid)
}

function pagePath({ type, favoriteUid }: FavouriteName): string {
  if (type === 'publication') return newsPath(favoriteUid)
  if (favoriteUid.startsWith(eventPrefix)) return eventPath(favoriteUid.slice(eventPrefix.length))
  if (type === 'widget') return `${pagePaths.widgetForm}?widget=${encodeURIComponent(favoriteUid)}`
  return type === 'content' ? contentPath(favoriteUid) : '/favoris'
}

/** What the page is about: one page to keep or to remove. */
function titleKey({ isKept, title }: FavouriteData) {
  if (isKept) return 'favourites.remove'
  return title === undefined ? 'favourites.title' : 'favourites.add'
}

/** Asks a visitor without a script whether to keep a page as a favourite, or to remove it. */
export const favouritePage: RoutePage<Queries, FavouriteData> = {
  texts: favouriteTexts,
  queries: ({ scope, search }) => {
    const name = nameIn(search)
    return { state: stateQuery({ scope }, name), kept: settingsQuery({ scope }), page: pageQuery(scope, name) }
  },
  data: ({ state, kept, page }, read, { search }) => {
    const name = nameIn(search)
    const row = read
      .optional(kept)
      ?.components.map(rowData)
      .find((data) => data?.favoriteUid === name.favoriteUid && data.type === name.type)
    return {
      isKept: read.required(state).isFavorite,
      title: read.optional(page)?.title ?? row?.title,
      back: sitePath(new URLSearchParams(search).get('from')) ?? pagePath(name),
    }
  },
  head: (data, { shellText }) => ({
    status: data.isKept || data.title !== undefined ? 200 : 404,
    title: shellText(titleKey(data)),
    kind: 'website',
  }),
  Component: FavouriteScreen,
}

function FavouriteScreen({ data }: { data: FavouriteData }) {
  const { isKept, title, back } = data
  const { portal, shellText: text } = useSession()
  const { path, search } = useRouteMatch()
  const shown = { title: title ?? text('favourites.thisPage') }
  const { cardName } = portal
  return (
    <div className={view.text}>
      <header className={view.header}>
        <h1 className={view.title}>{text(titleKey(data))}</h1>
      </header>
      <FormOutcome texts={favouriteOutcomes} form="favourite" />
      <form
        method="post"
        action={portalPath(cardName, `${path}?${search}`)}
        className={`${cardClass()} ${styles.choice}`}
      >
        {isKept ? (
          <>
            <p>{text('favourites.isKept', shown)}</p>
            <button type="submit" name="wish" value="remove" className={buttonClass('danger')}>
              {text('favourites.remove')}
            </button>
          </>
        ) : title === undefined ? (
          <p>{text('favourites.gone')}</p>
        ) : (
          <>
            <p>{text('favourites.isNotKept', shown)}</p>
            <button type="submit" name="wish" value="keep" className={buttonClass('primary')}>
              {text('favourites.add')}
            </button>
          </>
        )}
      </form>
      <p className={styles.links}>
        {title !== undefined && <a href={portalPath(cardName, back)}>{text('favourites.open')}</a>}
        <a href={portalPath(cardName, '/favoris')}>{text('favourites.title')}</a>
      </p>
    </div>
  )
}
