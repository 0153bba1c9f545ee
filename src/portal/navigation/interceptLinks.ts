import { isUnmodifiedClick } from '../../../renderer/parts/ActionLink'
import { newHistoryState } from '../location/scrollRestoration'
import { matchPath } from '../routes/matchPath'
import type { Session } from '../session/Session'

/**
 * Navigates without a reload when the visitor clicks any plain link to a page of the portal. Ignores handled clicks,
 * links with a target and links elsewhere. Returns the function that stops it.
 */
export function interceptLinks({ portal, location }: Session): () => void {
  const handleClick = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (event.defaultPrevented || !isUnmodifiedClick(event) || !link?.href || link.target) return
    const { origin, pathname, search, hash } = link
    if (origin !== window.location.origin || link.hasAttribute('download')) return
    const samePage = pathname === window.location.pathname && search === window.location.search
    if ((samePage && hash) || !matchPath(portal, pathname)) return
    event.preventDefault()
    location.navigate(pathname + search + hash, { state: newHistoryState() })
  }
  document.addEventListener('click', handleClick)
  return () => document.removeEventListener('click', handleClick)
}
