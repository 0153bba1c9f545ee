import type { Block } from '../../../../schemas'
import { escapeHtml } from './escaped'

/** A whole text under its summary, which leads it as in a newspaper. */
export const articleText = (id: string, { summary, html }: { summary: string; html: string }): Block<'rich-text'> => ({
  type: 'rich-text',
  id,
  data: { html: `<p><strong>${escapeHtml(summary)}</strong></p>${html}` },
})
