import type { Portal } from '../../../../schemas/engine'
import { type AppIconName, appIconPath, appIcons } from './appIcons'
import { iconGround } from './renderIcon'

/** Longest name that home screens show below an icon, in characters. */
const maxShortName = 12

/**
 * Writes the web app manifest of a portal in a language. `scope` is the path of all pages of the app. `id` is the same in
 * every language, so that browsers recognise the installed app; the start page has the language of the manifest.
 */
export function writeManifest(portal: Portal, locale: string, scope: string): string {
  const { name, description, colors, cardName, defaultLocale } = portal
  const home = `/${encodeURIComponent(cardName)}`
  const icon = (file: AppIconName, purpose: 'any' | 'maskable') => {
    const { side } = appIcons[file]
    return { src: appIconPath(portal, file), sizes: `${side}x${side}`, type: 'image/png', purpose }
  }
  return JSON.stringify({
    id: home,
    name,
    short_name: shortNameOf(name),
    ...(description && { description }),
    lang: locale,
    dir: 'ltr',
    start_url: locale === defaultLocale ? home : `${home}?lang=${locale}`,
    scope,
    display: 'standalone',
    theme_color: colors.primary,
    background_color: iconGround(colors),
    icons: [icon('icon-192.png', 'any'), icon('icon-512.png', 'any'), icon('icon-maskable-512.png', 'maskable')],
  })
}

/**
 * Returns the start of a name that fits below an icon: `Montclair` for `Montclair-sur-Meuse`. It ends with a whole word, and
 * not with one in lower case, such as an article. A long first word is cut.
 */
export function shortNameOf(name: string): string {
  const whole = name.trim().replaceAll(/\s+/g, ' ')
  if (whole.length <= maxShortName) return whole
  const words = whole.match(/[^\s-]+[\s-]*/g) ?? [whole]
  const starts = words.map((word, index) => ({
    word,
    start: words
      .slice(0, index + 1)
      .join('')
      .replace(/[\s-]+$/, ''),
  }))
  const fitting = starts.filter(({ word, start }) => start.length <= maxShortName && !/^\p{Ll}/u.test(word))
  return fitting.at(-1)?.start ?? [...whole].slice(0, maxShortName).join('').trimEnd()
}
