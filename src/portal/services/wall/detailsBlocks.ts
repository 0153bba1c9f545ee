import type { Block, StoreDetails } from '../../../../schemas/engine'
import { escapeHtml } from '../../../../schemas/html/escapeHtml'
import type { Session } from '../../session/Session'

/** What is said of a widget of the store: what it does, an example, what it stores, and how to comment on it. */
export function detailsBlocks(details: StoreDetails, text: Session['shellText']): Block[] {
  const { description, stores, preview, comment = [] } = details
  return [
    paragraph(description),
    ...(preview.length > 0 ? [titled(text('wall.example'), preview)] : []),
    titled(text('wall.stores'), [paragraph(stores)]),
    ...comment,
  ]
}

const titled = (title: string, components: Block[]): Block => ({ type: 'group', data: { title, components } })

/** Whole: a description of this length would be folded. */
const paragraph = (text: string): Block => ({ type: 'rich-text', data: { html: `<p>${escapeHtml(text)}</p>` } })
