import type { RoutePage } from '../location/Route'
import { useSession } from '../session/Session'
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
  const { shellText: text } = useSession()
  const favourites = useFavourites('all', (calls) => calls.readAll())
  return (
    <FavouriteFrame title={text('favourites.settings')} lead={text('favourites.settingsLead')} favourites={favourites}>
      {(data) => <FavouriteRows data={data} reload={favourites.reload} setData={favourites.setData} />}
    </FavouriteFrame>
  )
}
