import type { Locale } from '../../../renderer/i18n/loadMessages'
import { Icon } from '../../../renderer/parts/Icon'
import { useHydrated } from '../../../renderer/parts/useHydrated'
import { localesQuery } from '../api/pageQueries'
import type { Query } from '../api/Query'
import type { RoutePage } from '../location/Route'
import { useRouteLinks } from '../location/RouteLinks'
import { portalPath } from '../location/urls'
import { localeNames, localePath, localesOf } from '../session/locales'
import { useSession } from '../session/Session'
import { AppearanceChoice } from '../settings/AppearanceChoice'
import { ConsentSettings } from '../settings/ConsentSettings'
import { DeviceSettings } from '../settings/DeviceSettings'
import { OfflineWalksSettings } from '../settings/OfflineWalksSettings'
import { PositionSettings } from '../settings/PositionSettings'
import { SettingsSection } from '../settings/SettingsSection'
import styles from '../settings/settings.module.css'
import page from '../shell/PageView.module.css'
import { WidgetRows } from '../wall/WidgetRows'
import { FavouriteRowsSection } from './settings/FavouriteRowsSection'

type Queries = { locales: Query<'readLocales'> }
type Language = { locale: Locale; name: string }

/**
 * The visitor's settings for this device. Every form works without JavaScript, and the server's page is the same for
 * everybody.
 */
export const settingsPage: RoutePage<Queries, readonly Language[]> = {
  texts: {
    name: 'settings',
    files: {
      fr: () => import('../texts/settings/fr.json?messages'),
      de: () => import('../texts/settings/de.json?messages'),
      en: () => import('../texts/settings/en.json?messages'),
      nl: () => import('../texts/settings/nl.json?messages'),
    },
  },
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
          <RowSettings />
          <OfflineWalksSettings />
          <DeviceSettings />
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

/** The visitor's widgets, favourites and loyalty cards, with links to their full pages. The rows need JavaScript. */
function RowSettings() {
  const { portal, shellText: text } = useSession()
  const { hasPage } = useRouteLinks()
  const hydrated = useHydrated()
  const rows = {
    loading: text('settings.rowsLoading'),
    failed: text('settings.rowsFailed'),
    empty: text('settings.servicesNone'),
  }
  return (
    <>
      {hasPage('/abonnement') && (
        <SettingsSection title={text('settings.services')} text={text('settings.servicesText')}>
          {hydrated && <WidgetRows texts={rows} />}
          <p>
            <a href={portalPath(portal.cardName, '/abonnement')}>{text('settings.servicesAll')}</a>
          </p>
        </SettingsSection>
      )}
      {hasPage('/favoris/parametres') && (
        <SettingsSection title={text('settings.favourites')} text={text('settings.favouritesText')}>
          {hydrated && <FavouriteRowsSection />}
          <p>
            <a href={portalPath(portal.cardName, '/favoris/parametres')}>{text('settings.favouritesAll')}</a>
          </p>
        </SettingsSection>
      )}
      {hasPage('/carte-de-fidelite') && (
        <SettingsSection title={text('settings.fidelity')} text={text('settings.fidelityText')}>
          <p>
            <a href={portalPath(portal.cardName, '/carte-de-fidelite')}>{text('settings.fidelityOpen')}</a>
          </p>
        </SettingsSection>
      )}
    </>
  )
}
