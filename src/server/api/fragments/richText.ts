import type { Block } from '../../../../schemas'
import { escapeHtml } from '../../../../schemas/html/escapeHtml'
import type { Scope } from '../call/Scope'
import { textsOf } from '../texts/textsOf'

/** Returns the text of an article after its summary in bold. */
export const articleText = (id: string, { summary, html }: { summary: string; html: string }): Block<'rich-text'> => ({
  type: 'rich-text',
  id,
  data: { html: `<p><strong>${escapeHtml(summary)}</strong></p>${html}` },
})

/** A labelled value, such as `Price: free`. With `href` the value is a link. */
export type Fact = { name: string; value: string; href?: string }

/** Returns a list of facts. */
export function factList(id: string, facts: readonly Fact[], { locale }: Scope): Block<'rich-text'> {
  const colon = textsOf(locale)('colon')
  const lines = facts.map(({ name, value, href }) => {
    const text = href ? `<a href="${escapeHtml(href)}">${escapeHtml(value)}</a>` : escapeHtml(value)
    return `<li><strong>${escapeHtml(name)}</strong>${colon}${text}</li>`
  })
  return { type: 'rich-text', id, data: { html: `<ul>${lines.join('')}</ul>` } }
}
