import type { Block, StoreDetails } from '../../../../schemas/engine'
import { escapeHtml } from '../../../../schemas/html/escapeHtml'
import type { Session } from '../../session/Session'

/**
 * What is said of a widget of the store: what it does, with the button that writes to the town about it, an example, and what it
 * stores.
 */
export function detailsBlocks(details: StoreDetails, text: Session['shellText']): Block[] {
  const { description, stores, preview, comment = [] } = details
  return [
    paragraph(description),
    ...comment,
    ...(preview.length > 0 ? [titled(text('wall.example'), preview)] : []),
    titled(text('wall.stores'), [paragraph(stores)]),
  ]
}

const titled = (title: string, components: Block[]): Block => ({ type: 'group', data: { title, components } })

/** Whole: a description of this length would be folded. */
const paragraph = (text: string): Block => ({ type: 'rich-text', data: { html: `<p>${escapeHtml(text)}</p>` } })
