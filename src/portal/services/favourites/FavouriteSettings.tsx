import { useMemo } from 'react'
import { AddressContext, useAddress } from '../../../../renderer/engine/AddressContext'
import { LoadFailure } from '../../../../renderer/parts/LoadFailure'
import { Spinner } from '../../../../renderer/parts/Spinner'
import type { SectionComponent } from '../../location/PageSection'
import { useSession, useShellText, useVisitor } from '../../session/Session'
import { PageBlocks } from '../../shell/PageView'
import { ServiceSettings } from '../../shell/SettingsSection'
import { settingsQuery } from './favouriteQueries'
import { useFavourites } from './useFavourites'

/** The visitor's favourites in the settings. */
export const FavouriteSettings: SectionComponent = Object.assign(Section, {
  forgets: { path: '/favoris', text: 'settings.deviceLists' },
} as const)

function Section() {
  const text = useShellText()
  return (
    <ServiceSettings
      title={text('settings.favourites')}
      text={text('settings.favouritesText')}
      path="/favoris/parametres"
      link={text('settings.favouritesAll')}
    >
      <Rows />
    </ServiceSettings>
  )
}

/** A row of settings for each favourite of the visitor, as on the page of favourites. */
function Rows() {
  const session = useSession()
  const { shellText: text } = session
  // The query names who is asked for.
  useVisitor('account')
  const favourites = useFavourites(settingsQuery(session), ({ components }) => components)
  const here = useAddress()
  // A row is that of a favourite where the name of the route says so.
  const address = useMemo(() => ({ ...here, route: 'favoris-parametres' }), [here])
  if (favourites.status === 'failed')
    return <LoadFailure message={text('settings.rowsFailed')} retry={async () => favourites.retry()} />
  if (favourites.status === 'loading') return <Spinner label={text('settings.rowsLoading')} />
  const { components } = favourites.data
  if (components.length === 0) return <p>{text('settings.favouritesNone')}</p>
  return (
    <AddressContext value={address}>
      <PageBlocks components={components} />
    </AddressContext>
  )
}
