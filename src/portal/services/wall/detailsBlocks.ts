import type { Block, PortalSummary, StoreDetails } from '../../../../schemas/engine'
import { escapeHtml } from '../../../../schemas/html/escapeHtml'
import { pagePaths } from '../../../../schemas/routes/pagePaths'
import { portalPath } from '../../location/urls'
import type { Session } from '../../session/Session'

/**
 * What is said of a widget of the store: what it does, with the button that writes to the town about it, an example, and what it
 * stores. `portals` are all on which it can be added: the one that shows it, and others, to whose stores buttons lead.
 */
export function detailsBlocks(
  details: StoreDetails,
  text: Session['shellText'],
  portals: readonly PortalSummary[] = [],
): Block[] {
  const { entry, description, stores, preview, comment = [] } = details
  const [here, ...others] = portals
  return [
    paragraph(description),
    ...comment,
    ...(here && others.length > 0
      ? [
          titled(text('wall.place'), [
            paragraph(text('wall.placeHere', { name: here.name })),
            ...others.map(toButton(entry.uid, text)),
          ]),
        ]
      : []),
    ...(preview.length > 0 ? [titled(text('wall.example'), preview)] : []),
    titled(text('wall.stores'), [paragraph(stores)]),
  ]
}

/** The way to the page on which another portal adds the widget. */
const toButton =
  (widget: string, text: Session['shellText']) =>
  ({ name, cardName, portalName }: PortalSummary): Block => ({
    type: 'button',
    id: `place-${portalName}`,
    data: {
      label: text('wall.placeOther', { name }),
      kind: 'secondary',
      action: {
        handler: 'redirect',
        data: { url: portalPath(cardName, pagePaths.widgetForm, { widget }), target: 'self' },
      },
    },
  })

const titled = (title: string, components: Block[]): Block => ({ type: 'group', data: { title, components } })

/** Whole: a description of this length would be folded. */
const paragraph = (text: string): Block => ({ type: 'rich-text', data: { html: `<p>${escapeHtml(text)}</p>` } })
