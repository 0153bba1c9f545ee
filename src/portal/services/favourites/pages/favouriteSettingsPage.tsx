import type { FavouriteSettings } from '../../../../../schemas/engine'
import type { RoutePage } from '../../../location/Route'
import { useSession, useVisitor } from '../../../session/Session'
import { settingsQuery } from '../favouriteQueries'
import { favouriteTexts } from '../favouriteTexts'
import { useFavourites } from '../useFavourites'
import { FavouriteFrame } from './FavouriteFrame'
import { FavouriteRows } from './FavouriteRows'

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
