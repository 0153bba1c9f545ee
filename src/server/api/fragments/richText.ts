import type { Block } from '../../../../schemas'
import type { Scope } from '../Scope'
import { textsOf } from '../texts/textsOf'

/** A whole text under its summary, which leads it as in a newspaper. */
export const articleText = (id: string, { summary, html }: { summary: string; html: string }): Block<'rich-text'> => ({
  type: 'rich-text',
  id,
  data: { html: `<p><strong>${escapeHtml(summary)}</strong></p>${html}` },
})

/** A named fact; `href` makes it a link. */
export type Fact = { name: string; value: string; href?: string }

/** Facts one below the other, such as date, place and price. */
export function factList(id: string, facts: readonly Fact[], { locale }: Scope): Block<'rich-text'> {
  const { colon } = textsOf(locale)
  const lines = facts.map(({ name, value, href }) => {
    const text = href ? `<a href="${escapeHtml(href)}">${escapeHtml(value)}</a>` : escapeHtml(value)
    return `<li><strong>${escapeHtml(name)}</strong>${colon}${text}</li>`
  })
  return { type: 'rich-text', id, data: { html: `<ul>${lines.join('')}</ul>` } }
}

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** A text as it stands in HTML, also inside of an attribute. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => escapes[character] ?? character)
