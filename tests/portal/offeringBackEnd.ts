import type { RequestListener } from 'node:http'
import { failingBackEnd, send } from './failingBackEnd'
import { readHtml } from './readHtml'

/** The answer of an empty collection. */
export const list = send({ data: { items: [], total: 0 } })

/** Opens a back end, and what tests of the services that it offers read of the portal in front of it. */
export function offeringBackEnd() {
  const back = failingBackEnd()
  return {
    back,

    /** Opens a portal that asks its back end, of which `offered` are the collections by the end of their path, for its services. */
    async openOffering(offered: Record<string, RequestListener>, now?: () => Date) {
      await back.front.close()
      back.answers = { '/home': send({ data: { title: 'Valmont', components: [] } }), ...offered }
      back.front = await back.openFront({ asksServices: true, ...(now && { now }) })
    },

    /** The status of a page, its text, and where its links and forms lead. */
    async get(url: string) {
      const { statusCode, body } = await back.front.inject(url)
      const document = readHtml(body)
      return {
        status: statusCode,
        text: document.querySelector('main')?.textContent ?? '',
        hrefs: [...document.querySelectorAll('[href]')].map((link) => link.getAttribute('href') ?? ''),
        forms: [...document.querySelectorAll('#haut form')].map((form) => form.getAttribute('action')),
      }
    },

    /** The lines of the log that say which services are not offered. */
    notOffered: () => back.lines.filter(({ msg }) => msg.startsWith('the back end does not offer ')),
  }
}
