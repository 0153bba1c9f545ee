import { parseUrl } from '../../../schemas/engine'
import { imageUrl } from '../location/urls'
import { type Head, tabTitle } from '../session/Head'
import { localePath, localesOf } from '../session/locales'
import type { PageState } from '../session/PageState'
import { escapeHtml } from './escapeHtml'

/** Locales in OpenGraph's form, with a country. */
const openGraphLocales = { fr: 'fr_BE', de: 'de_BE', en: 'en_GB', nl: 'nl_BE' }

/** Size of OpenGraph pictures, in pixels. */
const shared = { width: 1200, height: 630, crop: true }

type Tag = readonly [name: string, attributes: Readonly<Record<string, string | number | undefined>>]

/** The tags of a page's head: title, metadata, icons and alternates. `path` is the path of the page. */
export function headTags(head: Head, { portal, locale }: PageState, origin: string, path: string): string {
  const title = tabTitle(head, portal.name)
  const description = head.description || portal.description
  const image = head.image ?? portal.bannerImages?.map((src) => ({ src, alt: portal.name }))[0]
  const absolute = (address: string) => parseUrl(address, origin)?.href
  const canonical = absolute(path)
  const property = (name: string, content: string | number | undefined): Tag => ['meta', { property: name, content }]
  const picture = image && absolute(imageUrl(image.src, shared))
  const { favicon, iosIcon } = portal.icons ?? {}
  const others = localesOf(portal).filter((other) => other !== locale)
  const tags: Tag[] = [
    ['meta', { name: 'description', content: description }],
    ['meta', { name: 'robots', content: head.status === 200 ? undefined : 'noindex' }],
    ['meta', { name: 'theme-color', content: portal.colors.primary }],
    ['link', { rel: 'canonical', href: canonical }],
    ...others.map(
      (other): Tag => [
        'link',
        { rel: 'alternate', hreflang: other, href: absolute(localePath(portal.cardName, other, path)) },
      ],
    ),
    ['link', { rel: 'icon', href: favicon && imageUrl(favicon.src, { width: 64, height: 64 }) }],
    ['link', { rel: 'apple-touch-icon', href: iosIcon && imageUrl(iosIcon, { width: 180, height: 180 }) }],
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
  return `<title>${escapeHtml(title)}</title>${tags.map(write).join('')}`
}

/** Serialises a tag; empty for a tag without content or href. */
function write([name, attributes]: Tag): string {
  if (!(attributes.content ?? attributes.href)) return ''
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeHtml(String(value))}"`)
  return `<${name}${written.join('')}>`
}
