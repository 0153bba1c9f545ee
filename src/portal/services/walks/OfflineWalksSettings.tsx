import { Loaded, lazyValue } from '../../../../renderer/engine/lazy'
import { isLocale } from '../../../../schemas/engine'
import { useSession } from '../../session/Session'
import { ServiceSettings } from '../../shell/SettingsSection'
import { addTexts } from '../../texts/loadTexts'
import { walkTexts } from './walkTexts'

/** The list of offline walks with its texts, which load only for visitors who open the settings. */
const offlineWalks = lazyValue(async (locale) => {
  const { OfflineWalks } = await import('./offline/OfflineWalks')
  if (isLocale(locale)) await addTexts(walkTexts, locale)
  return OfflineWalks
})

/** The offline walks of the town in the settings, with links and buttons to remove them. */
export function OfflineWalksSettings() {
  const { locale, shellText: text } = useSession()
  return (
    <ServiceSettings
      title={text('settings.walks')}
      text={text('settings.walksText')}
      path="/balade/hors-ligne"
      link={text('settings.walksOpen')}
    >
      <Loaded value={offlineWalks} locale={locale}>
        {(OfflineWalks) => <OfflineWalks empty={<p>{text('settings.walksNone')}</p>} />}
      </Loaded>
    </ServiceSettings>
  )
}
