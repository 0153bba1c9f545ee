import type { Page, Portal } from '../../../schemas'
import { dateFormat } from '../../../schemas/engine'
import { hasService } from '../../../schemas/routes/services'
import type { LegalText } from './legalTexts'
import { contactLines, writeSections } from './writeSections'

/** The day of the assessment that the statement rests on. A release that repeats the assessment changes it. */
const preparedOn = '2026-11-29'

const ombudsman = 'https://www.le-mediateur.be/'

/**
 * The accessibility statement of a town that has not written its own, in the form of the model of Implementing Decision (EU) 2018/1523:
 * commitment, compliance, gaps, preparation, contact and enforcement.
 */
export function accessibilityPage(portal: Portal, text: LegalText, locale: string): Page {
  const name = portal.owner ?? portal.name
  const { url } = portal
  const date = dateFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(preparedOn))
  const lead = url ? text('accessibility.leadAt', { name, url }) : text('accessibility.lead', { name })
  const sections = [
    { title: text('accessibility.status'), text: text('accessibility.status.text') },
    {
      title: text('accessibility.gaps'),
      list: [
        text('accessibility.gaps.documents'),
        text('accessibility.gaps.media', { name }),
        hasService(portal, 'map') ? text('accessibility.gaps.map') : undefined,
        hasService(portal, 'connectors') ? text('accessibility.gaps.connectors') : undefined,
        text('accessibility.gaps.texts', { name }),
      ],
    },
    { title: text('accessibility.prepared'), text: text('accessibility.prepared.text', { date, name }) },
    {
      title: text('accessibility.contact'),
      text: text('accessibility.contact.text', { name }),
      list: contactLines(portal, text),
    },
    {
      title: text('accessibility.appeal'),
      text: text('accessibility.appeal.text'),
      list: [{ label: text('accessibility.appeal.wallonia'), href: ombudsman }, text('accessibility.appeal.others')],
    },
  ]
  return {
    title: text('accessibility.title'),
    description: text('accessibility.description', { name }),
    components: [
      { type: 'title', data: { text: text('accessibility.title'), level: 1 } },
      { type: 'description', data: { text: lead } },
      { type: 'rich-text', data: { html: writeSections(sections) } },
      { type: 'description', data: { text: text('own', { name }) } },
    ],
  }
}
