import type { Feed } from '../../../../schemas'

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}

/** Escapes a string for XML and removes characters that XML forbids. */
const escapeXml = (text: string): string =>
  text
    .replace(/[&<>"']/g, (character) => entities[character] ?? character)
    // biome-ignore lint/suspicious/noControlCharactersInRegex: XML 1.0 forbids them
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')

const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n'

type Rss = {
  title: string
  description: string
  locale: string
  /** URL of the list of news. `self` is that of the feed. */
  link: string
  self: string
  items: readonly (Feed['items'][number] & { url: string })[]
}

/** Formats news as an RSS 2.0 feed. */
export function writeRss({ title, description, locale, link, self, items }: Rss): string {
  const written = items.map(
    ({ title, summary, publishedAt, url }) =>
      `<item><title>${escapeXml(title)}</title><link>${escapeXml(url)}</link><guid>${escapeXml(url)}</guid>` +
      (summary ? `<description>${escapeXml(summary)}</description>` : '') +
      (publishedAt ? `<pubDate>${new Date(publishedAt).toUTCString()}</pubDate>` : '') +
      '</item>',
  )
  return `${declaration}<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>
<title>${escapeXml(title)}</title><link>${escapeXml(link)}</link><description>${escapeXml(description)}</description>
<language>${locale}</language><atom:link href="${escapeXml(self)}" rel="self" type="application/rss+xml"/>
${written.join('\n')}
</channel></rss>
`
}

export type SitemapPage = {
  url: string
  updatedAt?: string | undefined
  /** URLs of the page in each language, and `x-default`. */
  alternates: readonly { language: string; url: string }[]
}

/** Formats the sitemap of a town. */
export function writeSitemap(pages: readonly SitemapPage[]): string {
  const written = pages.map(({ url, updatedAt, alternates }) => {
    const links = alternates.map(
      (link) => `<xhtml:link rel="alternate" hreflang="${link.language}" href="${escapeXml(link.url)}"/>`,
    )
    const lastmod = updatedAt ? `<lastmod>${escapeXml(updatedAt)}</lastmod>` : ''
    return `<url><loc>${escapeXml(url)}</loc>${lastmod}${links.join('')}</url>`
  })
  return `${declaration}<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${written.join('\n')}
</urlset>
`
}

/** Formats the index of all towns' sitemaps. */
export const writeSitemapIndex = (urls: readonly string[]): string =>
  `${declaration}<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.map((url) => `<sitemap><loc>${escapeXml(url)}</loc></sitemap>`).join('\n')}
</sitemapindex>
`
