import { newHistoryState } from '../../location/scrollRestoration'
import { portalPath } from '../../location/urls'
import type { Session } from '../../session/Session'

const deletionPath = '/compte/supprimer'

/** Leads from any page to the one that asks for the password and deletes the account. That page sends its own form. */
export function listenToDeletion({ events, location, portal }: Session): void {
  events.on('delete_account', () => {
    if (window.location.pathname.endsWith(deletionPath)) return
    location.navigate(portalPath(portal.cardName, deletionPath), { state: newHistoryState() })
  })
}
