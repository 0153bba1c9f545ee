import { Icon } from '../../../../../renderer/parts/Icon'
import type { Locale } from '../../../../../schemas/engine'
import { localesQuery } from '../../../api/pageQueries'
import type { Query } from '../../../api/Query'
import { type RoutePage, useRouteMatch } from '../../../location/Route'
import { portalPath } from '../../../location/urls'
import { localeNames, localePath, localesOf } from '../../../session/locales'
import { useSession } from '../../../session/Session'
import { LegalLinks } from '../../../shell/LegalLinks'
import page from '../../../shell/PageView.module.css'
import { SettingsSection } from '../../../shell/SettingsSection'
import { AppearanceChoice } from '../AppearanceChoice'
import { ConsentSettings } from '../ConsentSettings'
import { DeviceSettings } from '../DeviceSettings'
import { PositionSettings } from '../PositionSettings'
import styles from '../settings.module.css'
import { settingsTexts } from '../settingsTexts'

type Queries = { locales: Query<'readLocales'> }
type Language = { locale: Locale; name: string }

/**
 * The visitor's settings for this device. Every form works without JavaScript, and the server's page is the same for
 * everybody.
 */
export const settingsPage: RoutePage<Queries, readonly Language[]> = {
  texts: settingsTexts,
  queries: ({ scope }) => ({ locales: localesQuery(scope) }),
  // The town may have its own names for the languages.
  data({ locales }, read, { portal }) {
    const names = new Map(read.optional(locales)?.library.map(({ locale, name }) => [locale, name]))
    return localesOf(portal).map((locale) => ({ locale, name: names.get(locale) ?? localeNames[locale] }))
  },
  head: (_, { shellText }) => ({
    status: 200,
    title: shellText('settings.title'),
    description: shellText('settings.lead'),
    kind: 'website',
  }),
  Component: ({ data: languages }) => {
    const { shellText } = useSession()
    return (
      <>
        <header className={`${page.text} ${page.header}`}>
          <h1 className={page.title}>{shellText('settings.title')}</h1>
          <p className={page.lead}>{shellText('settings.lead')}</p>
        </header>
        <div className={`${page.text} ${styles.sections}`}>
          <LanguageSettings languages={languages} />
          <AppearanceChoice setting="scheme" />
          <AppearanceChoice setting="textSize" />
          <PositionSettings />
          <ConsentSettings />
          <ServiceSections />
          <DeviceSettings />
          <SettingsSection title={shellText('footer.legalPages')} text={shellText('settings.legalText')}>
            <LegalLinks />
          </SettingsSection>
        </div>
      </>
    )
  },
}

function LanguageSettings({ languages }: { languages: readonly Language[] }) {
  const { portal, locale, shellText } = useSession()
  if (languages.length < 2) return null
  return (
    <SettingsSection title={shellText('settings.language')} text={shellText('settings.languageText')}>
      <ul className={styles.choices}>
        {languages.map(({ locale: choice, name }) => (
          <li key={choice}>
            <a
              className={styles.choice}
              href={localePath(portal.cardName, choice, portalPath(portal.cardName, '/parametres'))}
              lang={choice}
              hrefLang={choice}
              rel="nofollow"
              aria-current={choice === locale ? 'true' : undefined}
            >
              {name}
              {choice === locale && (
                <span className={styles.mark}>
                  <Icon name="check" />
                </span>
              )}
            </a>
          </li>
        ))}
      </ul>
    </SettingsSection>
  )
}

/** The sections that the services add, whose code is loaded with the page. */
const ServiceSections = () =>
  useRouteMatch().route.sections.map(({ name, ready: Section }) => Section && <Section key={name} />)
