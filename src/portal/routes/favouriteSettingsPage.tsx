import { settingsQuery } from '../favourites/favouriteQueries'
import type { RoutePage } from '../location/Route'
import { useSession, useVisitor } from '../session/Session'
import { favouriteTexts } from '../texts/favourites/favouriteTexts'
import { FavouriteFrame } from './favourites/FavouriteFrame'
import { FavouriteRows } from './favourites/FavouriteRows'
import { useFavourites } from './favourites/useFavourites'

/** What the visitor keeps, with notifications, removal and order. */
export const favouriteSettingsPage: RoutePage<Readonly<Record<string, never>>, undefined> = {
  texts: favouriteTexts,
  data: () => undefined,
  head: (_, { shellText }) => ({
    status: 200,
    title: shellText('favourites.settings'),
    description: shellText('favourites.settingsLead'),
    kind: 'website',
  }),
  Component: SettingsScreen,
}

function SettingsScreen() {
  const session = useSession()
  // The query names who is asked for.
  useVisitor('account')
  const { shellText: text } = session
  const favourites = useFavourites(settingsQuery(session), ({ components }) => components)
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
