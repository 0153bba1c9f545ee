import type { Page, Portal } from '../../../schemas'
import { pagePaths } from '../../../schemas/routes/pagePaths'
import { hasService } from '../../../schemas/routes/services'
import type { LegalText } from './legalTexts'
import { contactLines, writeSections } from './writeSections'

/** What the portal itself stores and why, with the rights of visitors, for a town that has not written its own text. */
export function privacyPage(portal: Portal, text: LegalText): Page {
  const name = portal.owner ?? portal.name
  const { maps = {} } = portal
  const sections = [
    { title: text('privacy.who'), text: text('privacy.who.text', { name }), list: contactLines(portal, text) },
    {
      title: text('privacy.data'),
      list: [
        text('privacy.data.visit'),
        hasService(portal, 'stats') ? text('privacy.data.stats') : undefined,
        text('privacy.data.anonymous'),
        text('privacy.data.forms', { name }),
        hasService(portal, 'login') ? text('privacy.data.login') : undefined,
        hasService(portal, 'favourites') || hasService(portal, 'wall') ? text('privacy.data.favourites') : undefined,
        text('privacy.data.position'),
        hasService(portal, 'map') && (maps.tiles || maps.places) ? text('privacy.data.map') : undefined,
        hasService(portal, 'connectors') ? text('privacy.data.connectors') : undefined,
      ],
    },
    { title: text('privacy.keep'), text: text('privacy.keep.text', { name }) },
    {
      title: text('privacy.rights'),
      list: [
        text('privacy.rights.access'),
        text('privacy.rights.change'),
        text('privacy.rights.object'),
        text('privacy.rights.withdraw'),
      ],
      after: text('privacy.rights.text', { name }),
    },
    {
      title: text('privacy.complaint'),
      list: [{ label: text('privacy.authority'), href: text('privacy.authority.url') }],
    },
  ]
  return {
    title: text('privacy.title'),
    description: text('privacy.description', { name }),
    components: [
      { type: 'title', data: { text: text('privacy.title'), level: 1 } },
      { type: 'description', data: { text: text('privacy.lead') } },
      { type: 'rich-text', data: { html: writeSections(sections) } },
      {
        type: 'button',
        id: 'legal-cookies',
        data: {
          label: text('privacy.cookies'),
          kind: 'link',
          action: { handler: 'navigation', data: { path: pagePaths.cookies } },
        },
      },
      { type: 'description', data: { text: text('own', { name }) } },
    ],
  }
}
