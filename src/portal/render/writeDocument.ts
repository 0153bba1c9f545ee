import { type Locale, type Portal, parseUrl } from '../../../schemas/engine'
import { escapeHtml } from '../../../schemas/html/escapeHtml'
import type { PictureSize } from '../../../schemas/pictures/pictureSizes'
import { feedPaths } from '../../../schemas/routes/pagePaths'
import { servesPath } from '../../../schemas/routes/services'
import { type Head, tabTitle } from '../location/Route'
import { imageUrl, portalPath } from '../location/urls'
import type { PageState } from '../session/createSession'
import { localesOf, pathInLanguage } from '../session/locales'
import type { Files } from './pageFiles'
import { structuredData } from './structuredData'

type Parts = {
  head: Head
  state: PageState
  files: Files
  origin: string | undefined
  path: string
  notice?: string
  body: string
  consent: string
  /** The data that the page was made of. */
  page: unknown
  isHome: boolean
}

/** React renders its preload links before the page; they belong in the head. */
const preloads = /^((?:<link [^>]*>)*)([\s\S]*)$/

/**
 * Writes the HTML document of a page. Without a main script it has no state. It contains no inline script or style,
 * for the CSP. Scripts have a low priority, because the page works without them, so style sheets and pictures load
 * first.
 */
export function writeDocument({
  head,
  state,
  files: { main, scripts, styles },
  origin,
  path,
  notice = '',
  body: rendered,
  consent,
  page,
  isHome,
}: Parts): string {
  const [, preloadLinks = '', body = ''] = preloads.exec(rendered) ?? []
  const { portal, locale } = state
  const card = encodeURIComponent(portal.cardName)
  const url = parseUrl(pathInLanguage(portal, locale, path), origin)?.href
  const structured = head.status === 200 ? structuredData(page, { portal, locale, origin, url, isHome }) : undefined
  return `<!doctype html>
<html lang="${locale}" data-theme="${escapeHtml(portal.theme)}" data-desktop="${portal.hasDesktop ?? true}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
${styles.map((href) => `<link rel="stylesheet" href="${href}">`).join('')}
<link rel="stylesheet" href="/${card}/theme.css">
${preloadLinks}
${scripts.map((href) => `<link rel="modulepreload" fetchpriority="low" href="${href}">`).join('')}
${main ? `<script type="module" fetchpriority="low" src="${main}"></script>` : ''}
${headTags(head, state, origin, path)}
${structured ? `<script type="application/ld+json">${escapeJson(structured)}</script>` : ''}
</head>
<body>
${consent}${notice}
<div id="root">${body}</div>
${main ? `<script type="application/json" id="state">${escapeJson(state)}</script>` : ''}
</body>
</html>`
}

/** Locales in OpenGraph's form, with a country. */
const openGraphLocales: { readonly [L in Locale]: string } = { fr: 'fr_BE', de: 'de_BE', en: 'en_GB', nl: 'nl_BE' }

/** Sizes of OpenGraph pictures and of icons, in pixels. */
const shared = { width: 1200, height: 630, crop: true } as const satisfies PictureSize
const tabIcon = { width: 64, height: 64 } as const satisfies PictureSize
const homeScreenIcon = { width: 180, height: 180 } as const satisfies PictureSize

type Tag = readonly [name: string, attributes: Readonly<Record<string, string | number | undefined>>]

/**
 * Writes the tags of a page's head: title, metadata, icons and alternates. `requestPath` is the path of the request.
 * Without an origin, tags that need an absolute address are left out.
 */
export function headTags(
  head: Head,
  { portal, locale }: PageState,
  origin: string | undefined,
  requestPath: string,
): string {
  const path = head.path ?? requestPath
  const description = head.description || portal.description
  const absolute = (address: string) => parseUrl(address, origin)?.href
  const canonical = absolute(pathInLanguage(portal, locale, path))
  const listed = head.canonical ? absolute(pathInLanguage(portal, locale, head.canonical)) : canonical
  const tags: Tag[] = [
    ['meta', { name: 'description', content: description }],
    ['meta', { name: 'robots', content: head.status === 200 ? undefined : 'noindex' }],
    ['meta', { name: 'theme-color', content: portal.colors.primary }],
    ['link', { rel: 'canonical', href: listed }],
    ...(head.status === 200 ? languageTags(portal, path, absolute) : []),
    ...fileTags(portal, locale),
    ...sharingTags(head, { portal, locale }, { description, canonical, absolute }),
  ]
  return `<title>${escapeHtml(tabTitle(head, portal.name))}</title>${tags.map(writeTag).join('')}`
}

/** The function that makes an address absolute; undefined for an invalid one, or without an origin. */
type ToAbsolute = (address: string) => string | undefined

/** The tags of the page in each language. A portal with one language has none. */
function languageTags(portal: Portal, path: string, absolute: ToAbsolute): Tag[] {
  const locales = localesOf(portal)
  if (locales.length < 2) return []
  const alternate = (hreflang: string, address: string): Tag => [
    'link',
    { rel: 'alternate', hreflang, href: absolute(address) },
  ]
  return [
    ...locales.map((locale) => alternate(locale, pathInLanguage(portal, locale, path))),
    alternate('x-default', path),
  ]
}

/** The tags of the portal's feed, icons and manifest. */
function fileTags(portal: Portal, locale: Locale): Tag[] {
  const { favicon, iosIcon } = portal.icons ?? {}
  const portalFile = (path: string) => portalPath(portal.cardName, path)
  const feed = servesPath(portal, feedPaths.news) && pathInLanguage(portal, locale, portalFile(feedPaths.news))
  const touchIcon = iosIcon ? imageUrl(iosIcon, homeScreenIcon) : portalFile('/apple-touch-icon.png')
  return [
    ['link', { rel: 'alternate', type: 'application/rss+xml', title: portal.name, href: feed || undefined }],
    ['link', { rel: 'icon', href: favicon && imageUrl(favicon.src, tabIcon) }],
    ['link', { rel: 'apple-touch-icon', href: touchIcon }],
    ['link', { rel: 'manifest', href: pathInLanguage(portal, locale, portalFile('/manifest.webmanifest')) }],
  ]
}

/** The tags that say how the page looks where it is shared. */
function sharingTags(
  head: Head,
  { portal, locale }: Pick<PageState, 'portal' | 'locale'>,
  {
    description,
    canonical,
    absolute,
  }: { description: string | undefined; canonical: string | undefined; absolute: ToAbsolute },
): Tag[] {
  const image = head.image ?? portal.bannerImages?.map((src) => ({ src, alt: portal.name }))[0]
  const picture = image && absolute(imageUrl(image.src, shared))
  const others = localesOf(portal).filter((other) => other !== locale)
  const property = (name: string, content: string | number | undefined): Tag => ['meta', { property: name, content }]
  return [
    property('og:site_name', portal.name),
    property('og:title', head.title),
    property('og:description', description),
    property('og:type', head.kind),
    property('og:url', canonical),
    property('og:locale', openGraphLocales[locale]),
    ...others.map((other) => property('og:locale:alternate', openGraphLocales[other])),
    ...(image && picture
      ? [
          property('og:image', picture),
          property('og:image:alt', image.alt || undefined),
          property('og:image:width', image.src.includes('/') ? undefined : shared.width),
          property('og:image:height', image.src.includes('/') ? undefined : shared.height),
        ]
      : []),
    ['meta', { name: 'twitter:card', content: picture ? 'summary_large_image' : 'summary' }],
  ]
}

/** Serialises a tag; empty for a tag without content or href. */
function writeTag([name, attributes]: Tag): string {
  if (!(attributes.content ?? attributes.href)) return ''
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeHtml(String(value))}"`)
  return `<${name}${written.join('')}>`
}

const escapes: Readonly<Record<string, string>> = { '<': '\\u003c', '\u2028': '\\u2028', '\u2029': '\\u2029' }

/** Serialises JSON for a script element: it cannot end the element or a line. */
const escapeJson = (value: unknown): string =>
  JSON.stringify(value).replace(/[<\u2028\u2029]/g, (character) => escapes[character] ?? character)
