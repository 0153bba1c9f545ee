import { escapeHtml } from '../../../../schemas/html/escapeHtml'
import type { Service } from '../../../../schemas/routes/services'
import type { PageTrace } from '../backEnd/PageTrace'

/** The links of a service that the panel lists. */
const maxLinks = 20

/** Writes which services the portal misses, why, and which links of the page's answers are left out for it. */
export function writeMissed(missed: ReadonlyMap<Service, string>, trace: PageTrace): string {
  if (missed.size === 0) return ''
  const services = [...missed].map(([service, told]) => {
    const links = linksTo(service, trace)
    const left = links.length === 0 ? '' : ` Left out of this page: ${links.slice(0, maxLinks).join(', ')}.`
    return `<li><code>${escapeHtml(service)}</code>: ${escapeHtml(told)}.${left}</li>`
  })
  return `<p>Services that are not offered. The back end is asked for them again when a page is asked for, at most every ten seconds;
<code>"configs": { "services": { … } }</code> of the portal switches off what your town will not have.</p>
<ul>
${services.join('\n')}
</ul>
`
}

const linksTo = (service: Service, trace: PageTrace): string[] =>
  trace.flatMap(({ address, links }) =>
    links
      .filter((link) => link.service === service)
      .map(
        ({ path, pointer }) =>
          `<code>${escapeHtml(path)}</code> at <code>${escapeHtml(`${pointer} in ${address}`)}</code>`,
      ),
  )
