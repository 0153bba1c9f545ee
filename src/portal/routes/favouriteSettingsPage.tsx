import type { FavouriteSettings } from '../../../schemas/engine'
import { settingsQuery } from '../favourites/favouriteQueries'
import type { RoutePage } from '../location/Route'
import { useSession, useVisitor } from '../session/Session'
import { favouriteTexts } from '../texts/favourites/favouriteTexts'
import { FavouriteFrame } from './favourites/FavouriteFrame'
import { FavouriteRows } from './favourites/FavouriteRows'
import { useFavourites } from './favourites/useFavourites'

type Queries = { settings: ReturnType<typeof settingsQuery> }
type SettingsData = { settings: FavouriteSettings | undefined }

/** What the visitor keeps, with notifications, removal and order. */
export const favouriteSettingsPage: RoutePage<Queries, SettingsData> = {
  texts: favouriteTexts,
  queries: ({ scope }) => ({ settings: settingsQuery({ scope }) }),
  data: ({ settings }, read) => ({ settings: read.optional(settings) }),
  head: (_, { shellText }) => ({
    status: 200,
    title: shellText('favourites.settings'),
    description: shellText('favourites.settingsLead'),
    kind: 'website',
  }),
  blocks: ({ settings }) => settings?.components ?? [],
  Component: SettingsScreen,
}

function SettingsScreen({ data: { settings } }: { data: SettingsData }) {
  const session = useSession()
  // The query names who is asked for.
  useVisitor('account')
  const { shellText: text } = session
  const favourites = useFavourites(settingsQuery(session), ({ components }) => components, settings)
  return (
    <FavouriteFrame
      title={text('favourites.settings')}
      lead={text('favourites.settingsLead')}
      favourites={favourites}
      isEmpty={(data) => data.favourites.length === 0}
    >
      {(data) => <FavouriteRows data={data} />}
    </FavouriteFrame>
  )
}
