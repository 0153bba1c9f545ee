import { useEffect, useState } from 'react'
import { formatFileSize } from '../../../renderer/format/formatQuantity'
import { useRouteLinks } from '../location/RouteLinks'
import { portalPath } from '../location/urls'
import { useSession } from '../session/Session'
import { listTakenWalks, type StoredWalk } from '../walks/store/walkStore'
import { SettingsSection } from './SettingsSection'

const listPath = '/balade/hors-ligne'

/** How many walks of the town are on the device, and the space they take; their page removes them. */
export function TakenWalksSettings() {
  const { portal, locale, shellText } = useSession()
  const { hasPage } = useRouteLinks()
  const [walks, setWalks] = useState<readonly StoredWalk[]>()
  useEffect(() => void listTakenWalks().then(setWalks, () => setWalks([])), [])
  if (!hasPage(listPath)) return null
  const own = walks?.filter(({ key }) => key.startsWith(`${portal.cardName}/`))
  const size = own?.reduce((sum, { walk }) => sum + (typeof walk === 'object' ? walk.size : 0), 0) ?? 0
  return (
    <SettingsSection title={shellText('settings.walks')} text={shellText('settings.walksText')}>
      {own && <p>{shellText('settings.walksCount', { count: own.length, size: formatFileSize(size, locale) })}</p>}
      <p>
        <a href={portalPath(portal.cardName, listPath)}>{shellText('settings.walksOpen')}</a>
      </p>
    </SettingsSection>
  )
}
