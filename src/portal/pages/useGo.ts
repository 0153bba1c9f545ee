import { newHistoryState } from '../location/scrollRestoration'
import { portalPath } from '../location/urls'
import { useSession } from '../session/Session'

/** A function that opens a page by its path below the card name. */
export function useGo(): (path: string, replace?: boolean) => void {
  const { location, portal } = useSession()
  return (path, replace = false) =>
    location.navigate(portalPath(portal.cardName, path), { replace, state: newHistoryState() })
}
