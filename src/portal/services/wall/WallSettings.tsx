import { useShellText } from '../../session/Session'
import { ServiceSettings } from '../../shell/SettingsSection'
import { WidgetRows } from './WidgetRows'

/** The visitor's widgets in the settings. */
export function WallSettings() {
  const text = useShellText()
  const rows = {
    loading: text('settings.rowsLoading'),
    failed: text('settings.rowsFailed'),
    empty: text('settings.servicesNone'),
  }
  return (
    <ServiceSettings
      title={text('settings.services')}
      text={text('settings.servicesText')}
      path="/abonnement"
      link={text('settings.servicesAll')}
    >
      <WidgetRows texts={rows} />
    </ServiceSettings>
  )
}
