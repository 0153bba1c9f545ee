import type { Block, StoreDetails } from '../../../../schemas/engine'
import { escapeHtml } from '../../../../schemas/html/escapeHtml'
import type { Session } from '../../session/Session'

/** What is said of a widget of the store: what it does, an example, and what it stores. */
export function detailsBlocks({ description, stores, preview }: StoreDetails, text: Session['shellText']): Block[] {
  return [
    paragraph(description),
    ...(preview.length > 0 ? [titled(text('wall.example'), preview)] : []),
    titled(text('wall.stores'), [paragraph(stores)]),
  ]
}

const titled = (title: string, components: Block[]): Block => ({ type: 'group', data: { title, components } })

/** Whole: a description of this length would be folded. */
const paragraph = (text: string): Block => ({ type: 'rich-text', data: { html: `<p>${escapeHtml(text)}</p>` } })
