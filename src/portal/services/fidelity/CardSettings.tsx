import { useShellText } from '../../session/Session'
import { ServiceSettings } from '../../shell/SettingsSection'

/** The visitor's loyalty cards in the settings. */
export function CardSettings() {
  const text = useShellText()
  return (
    <ServiceSettings
      title={text('settings.fidelity')}
      text={text('settings.fidelityText')}
      path="/carte-de-fidelite"
      link={text('settings.fidelityOpen')}
    />
  )
}
