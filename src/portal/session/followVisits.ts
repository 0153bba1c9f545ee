import { positionCookie } from '../../../schemas/cookies/scriptItems'
import { mayStore } from './browserCookies'
import type { Session } from './Session'

/**
 * Reports each page that the visitor opens to the town, this one included. Reports nothing about the visitor, nothing before
 * the visitor accepts the cookies of the experience, and no filters of a page.
 */
export function followVisits({ client, scope: { portalName } }: Session): void {
  let last: string | undefined
  const count = () => {
    const { pathname } = window.location
    if (pathname === last || !mayStore(positionCookie)) return
    last = pathname
    const address = `/core-content-service/api/v1/web/portal/${encodeURIComponent(portalName)}/stats`
    // Whether it arrives changes nothing for the visitor.
    void client(address, { method: 'PUT', body: { url: pathname } }).catch(() => undefined)
  }
  count()
  // Of a choice of cookies, and of the navigations that wouter announces.
  for (const event of ['submit', 'popstate', 'pushState', 'replaceState']) {
    window.addEventListener(event, () => queueMicrotask(count))
  }
}
