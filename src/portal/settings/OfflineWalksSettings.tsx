import { Loaded, lazyValue } from '../../../renderer/engine/lazy'
import { isLocale } from '../../../renderer/i18n/loadMessages'
import { useHydrated } from '../../../renderer/parts/useHydrated'
import { useRouteLinks } from '../location/RouteLinks'
import { portalPath } from '../location/urls'
import { useSession, useShellText } from '../session/Session'
import { addTexts } from '../texts/loadTexts'
import { walkTexts } from '../texts/walks/walkTexts'
import { SettingsSection } from './SettingsSection'

const listPath = '/balade/hors-ligne'

/** The list of offline walks with its texts, which load only for visitors who open the settings. */
const offlineWalks = lazyValue(async (locale) => {
  try {
    const { OfflineWalks } = await import('../walks/offline/OfflineWalks')
    if (isLocale(locale)) await addTexts(walkTexts, locale)
    return OfflineWalks
  } catch {
    return Unreadable
  }
})

function Unreadable() {
  const text = useShellText()
  return <p>{text('settings.rowsFailed')}</p>
}

/** The offline walks of the town, with links and buttons to remove them. The list needs JavaScript. */
export function OfflineWalksSettings() {
  const { portal, locale, shellText: text } = useSession()
  const { hasPage } = useRouteLinks()
  const hydrated = useHydrated()
  if (!hasPage(listPath)) return null
  return (
    <SettingsSection title={text('settings.walks')} text={text('settings.walksText')}>
      {hydrated && (
        <Loaded value={offlineWalks} locale={locale}>
          {(OfflineWalks) => <OfflineWalks empty={<p>{text('settings.walksNone')}</p>} />}
        </Loaded>
      )}
      <p>
        <a href={portalPath(portal.cardName, listPath)}>{text('settings.walksOpen')}</a>
      </p>
    </SettingsSection>
  )
}
