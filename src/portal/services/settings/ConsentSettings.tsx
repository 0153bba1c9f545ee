import { type FormEvent, useEffect, useState } from 'react'
import { Icon } from '../../../../renderer/parts/Icon'
import { type ConsentLevel, consentCookie } from '../../../../schemas/cookies/scriptItems'
import { pagePaths } from '../../../../schemas/routes/pagePaths'
import { portalPath } from '../../location/urls'
import { readCookie } from '../../session/browserCookies'
import { useSession } from '../../session/Session'
import { SettingsSection } from '../../shell/SettingsSection'
import { SettingsForm } from './SettingsForm'
import styles from './settings.module.css'

/** The consent form. `handleConsentForms` submits it without a reload. */
export function ConsentSettings() {
  const { portal, shellText } = useSession()
  const [chosen, setChosen] = useState<string>()
  // Read after hydration, because the server's page is the same for everybody.
  useEffect(() => setChosen(readCookie(consentCookie)), [])
  const choose = ({ nativeEvent }: FormEvent) => {
    if (nativeEvent instanceof SubmitEvent && nativeEvent.submitter instanceof HTMLButtonElement)
      setChosen(nativeEvent.submitter.value)
  }
  const button = (level: ConsentLevel, label: string) => (
    <button
      type="submit"
      className={styles.choice}
      name="level"
      value={level}
      aria-pressed={chosen ? chosen === level : undefined}
    >
      {label}
      <span className={styles.mark}>
        <Icon name="check" />
      </span>
    </button>
  )
  return (
    <SettingsSection title={shellText('settings.consent')} text={shellText('settings.consentText')}>
      <SettingsForm action="/consentement" onSubmit={choose}>
        {button('experience', shellText('settings.consentAccept'))}
        {button('necessary', shellText('settings.consentRefuse'))}
      </SettingsForm>
      <p role="status" data-saved={shellText('settings.consentSaved')} />
      <p>
        <a href={portalPath(portal.cardName, pagePaths.cookies)}>{shellText('settings.consentMore')}</a>
      </p>
    </SettingsSection>
  )
}
