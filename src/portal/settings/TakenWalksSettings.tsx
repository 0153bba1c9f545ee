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

/** The list of the walks on the device with its texts, which other settings do not need. */
const takenWalks = lazyValue(async (locale) => {
  try {
    const { TakenWalks } = await import('../walks/offline/TakenWalks')
    if (isLocale(locale)) await addTexts(walkTexts, locale)
    return TakenWalks
  } catch {
    return Unreadable
  }
})

function Unreadable() {
  const text = useShellText()
  return <p>{text('settings.rowsFailed')}</p>
}

/** The walks of the town that are on the device, to open and to remove. The list needs a script. */
export function TakenWalksSettings() {
  const { portal, locale, shellText: text } = useSession()
  const { hasPage } = useRouteLinks()
  const hydrated = useHydrated()
  if (!hasPage(listPath)) return null
  return (
    <SettingsSection title={text('settings.walks')} text={text('settings.walksText')}>
      {hydrated && (
        <Loaded value={takenWalks} locale={locale}>
          {(TakenWalks) => <TakenWalks empty={<p>{text('settings.walksNone')}</p>} />}
        </Loaded>
      )}
      <p>
        <a href={portalPath(portal.cardName, listPath)}>{text('settings.walksOpen')}</a>
      </p>
    </SettingsSection>
  )
}
