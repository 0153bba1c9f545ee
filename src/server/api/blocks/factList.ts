import type { Block } from '../../../../schemas'
import type { Scope } from '../scope/Scope'
import { textsOf } from '../texts/textsOf'
import { escapeHtml } from './escaped'

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
