import { buttonClass } from '../../../renderer/parts/buttonClass'
import type { ConsentLevel } from '../../../schemas/cookies/scriptItems'
import { portalPath } from '../location/urls'
import { useSession } from '../session/Session'
import { SettingsForm } from './SettingsForm'
import { SettingsSection } from './SettingsSection'

/** The choice of cookies. A script of every page takes the form without loading the page again. */
export function ConsentSettings() {
  const { portal, shellText } = useSession()
  const button = (level: ConsentLevel, label: string) => (
    <button type="submit" className={buttonClass()} name="level" value={level}>
      {label}
    </button>
  )
  return (
    <SettingsSection title={shellText('settings.consent')} text={shellText('settings.consentText')}>
      <SettingsForm action="/consentement">
        {button('experience', shellText('settings.consentAccept'))}
        {button('necessary', shellText('settings.consentRefuse'))}
      </SettingsForm>
      <p role="status" data-saved={shellText('settings.consentSaved')} />
      <p>
        <a href={portalPath(portal.cardName, '/contenu/cookies')}>{shellText('settings.consentMore')}</a>
      </p>
    </SettingsSection>
  )
}
