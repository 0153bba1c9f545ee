import type { SectionComponent } from '../../location/PageSection'
import { useShellText } from '../../session/Session'
import { ServiceSettings } from '../../shell/SettingsSection'

/** The visitor's loyalty cards in the settings. */
export const CardSettings: SectionComponent = Object.assign(Section, {
  forgets: { path: '/carte-de-fidelite', text: 'settings.deviceCards' },
} as const)

function Section() {
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
