import { positionCookie } from '../../../schemas/cookies/scriptItems'
import { hasService } from '../../../schemas/routes/services'
import { mayStore } from './browserCookies'
import type { Session } from './Session'

/**
 * Reports each opened page to a town that counts visits, including this one. Reports nothing about the visitor, no filters of a page,
 * and nothing before the visitor accepts the cookies of the experience.
 */
export function reportVisits({ client, portal, scope: { portalName } }: Session): void {
  if (!hasService(portal, 'stats')) return
  let lastPath: string | undefined
  const report = () => {
    const { pathname } = window.location
    if (pathname === lastPath || !mayStore(positionCookie)) return
    lastPath = pathname
    const address = `/core-content-service/api/v1/web/portal/${encodeURIComponent(portalName)}/stats`
    // The visitor does not depend on the result.
    void client(address, { method: 'PUT', body: { url: pathname } }).catch(() => undefined)
  }
  report()
  // `submit` covers a change of consent, the others cover wouter's navigations.
  for (const event of ['submit', 'popstate', 'pushState', 'replaceState']) {
    window.addEventListener(event, () => queueMicrotask(report))
  }
}
