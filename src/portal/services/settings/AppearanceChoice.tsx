import type { FormEvent } from 'react'
import { Icon } from '../../../../renderer/parts/Icon'
import { schemeCookie, textSizeCookie } from '../../../../schemas/cookies/storedItems'
import { removeCookie, writeCookie } from '../../session/browserCookies'
import { useSession } from '../../session/Session'
import { SettingsSection } from '../../shell/SettingsSection'
import { SettingsForm } from './SettingsForm'
import styles from './settings.module.css'

/** The first value is the default, which sets neither the cookie nor the attribute of the root element. */
const settings = {
  scheme: {
    cookie: schemeCookie,
    attribute: 'data-scheme',
    values: ['system', 'light', 'dark'],
    title: 'settings.appearance',
    text: 'settings.appearanceText',
  },
  textSize: {
    cookie: textSizeCookie,
    attribute: 'data-text-size',
    values: ['normal', 'large', 'larger', 'largest', 'double'],
    title: 'settings.textSize',
    text: 'settings.textSizeText',
  },
} as const

type Setting = keyof typeof settings
type Value = (typeof settings)[Setting]['values'][number]

const labels = {
  system: 'settings.scheme.system',
  light: 'settings.scheme.light',
  dark: 'settings.scheme.dark',
  normal: 'settings.textSize.normal',
  large: 'settings.textSize.large',
  larger: 'settings.textSize.larger',
  largest: 'settings.textSize.largest',
  double: 'settings.textSize.double',
} as const satisfies Readonly<Record<Value, string>>

/**
 * The choices of an appearance setting. The style sheet marks the one that the root element has, so that the page is
 * the same for everybody and correct without JavaScript.
 */
export function AppearanceChoice({ setting }: { setting: Setting }) {
  const { shellText } = useSession()
  const { values, title, text } = settings[setting]
  const apply = (event: FormEvent<HTMLFormElement>) => {
    const { nativeEvent } = event
    if (!(nativeEvent instanceof SubmitEvent) || !(nativeEvent.submitter instanceof HTMLButtonElement)) return
    event.preventDefault()
    choose(setting, nativeEvent.submitter.value)
  }
  return (
    <SettingsSection title={shellText(title)} text={shellText(text)}>
      <SettingsForm action="/preferences" onSubmit={apply}>
        {values.map((value) => (
          <button
            key={value}
            type="submit"
            name={setting}
            value={value}
            className={`${styles.choice} ${styles[value]}`}
          >
            {shellText(labels[value])}
            <span className={styles.mark}>
              <Icon name="check" />
              <span className={styles.unseen}> ({shellText('settings.chosen')})</span>
            </span>
          </button>
        ))}
      </SettingsForm>
    </SettingsSection>
  )
}

function choose(setting: Setting, value: string): void {
  const { cookie, attribute, values } = settings[setting]
  if (value === values[0]) {
    removeCookie(cookie)
    document.documentElement.removeAttribute(attribute)
  } else {
    writeCookie(cookie, value)
    document.documentElement.setAttribute(attribute, value)
  }
}
