import { type KeyboardEvent, useEffect, useRef } from 'react'
import { Icon } from '../../../renderer/parts/Icon'
import { useRouteMatch } from '../location/Route'
import { localeNames, localePath, localesOf } from '../session/locales'
import { useSession } from '../session/Session'
import styles from './LanguageSelector.module.css'

/** The language selector of a portal with several languages: links in a disclosure, which works without JavaScript. */
export function LanguageSelector() {
  const { portal, locale, shellText } = useSession()
  const { pathname, search } = useRouteMatch()
  const details = useRef<HTMLDetailsElement>(null)
  const locales = localesOf(portal)

  useEffect(() => {
    const closeOutside = ({ target }: Event) => {
      const element = details.current
      if (element?.open && !(target instanceof Node && element.contains(target))) element.open = false
    }
    document.addEventListener('pointerdown', closeOutside)
    document.addEventListener('focusin', closeOutside)
    return () => {
      document.removeEventListener('pointerdown', closeOutside)
      document.removeEventListener('focusin', closeOutside)
    }
  }, [])

  if (locales.length < 2) return null
  const closeOnEscape = (event: KeyboardEvent<HTMLDetailsElement>) => {
    if (event.key !== 'Escape' || !event.currentTarget.open) return
    event.currentTarget.open = false
    event.currentTarget.querySelector('summary')?.focus()
  }
  const back = search ? `${pathname}?${search}` : pathname
  return (
    <details ref={details} className={styles.selector} onKeyDown={closeOnEscape}>
      {/* The accessible name starts with the visible text, for voice control. */}
      <summary
        className={styles.open}
        aria-label={`${locale.toUpperCase()}, ${shellText('language.current', { name: localeNames[locale] })}`}
      >
        {locale.toUpperCase()}
        <Icon name="chevron-down" />
      </summary>
      <ul className={styles.list}>
        {locales.map((choice) => (
          <li key={choice}>
            <a
              className={styles.choice}
              href={localePath(portal.cardName, choice, back)}
              lang={choice}
              hrefLang={choice}
              rel="nofollow"
              aria-current={choice === locale ? 'true' : undefined}
            >
              {localeNames[choice]}
            </a>
          </li>
        ))}
      </ul>
    </details>
  )
}
