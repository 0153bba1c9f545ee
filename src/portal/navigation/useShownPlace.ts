import { startTransition, useEffect, useRef, useState } from 'react'
import { useSession } from '../session/SessionContext'
import { type Place, placeOf } from './Place'
import { prepare } from './prepare'
import { leaveVisit } from './visits'

/**
 * The place that is drawn, and whether another is on its way: after a press the page stays as it is until everything
 * of the next one is here. A press meanwhile takes the visitor to the later of the two.
 */
export function useShownPlace(first: Place): { place: Place; pending: boolean } {
  const session = useSession()
  const { location, portal, dialogs } = session
  const [pathname] = location.hook()
  const search = location.searchHook()
  const [place, show] = useState(first)
  const [pending, setPending] = useState(false)
  const wanted = useRef(first)

  useEffect(() => {
    const next = placeOf(portal.cardName, pathname, search)
    if (next.pathname === wanted.current.pathname && next.search === wanted.current.search) return
    wanted.current = next
    const isWanted = () => wanted.current === next
    leaveVisit()
    dialogs.closeAll()
    setPending(true)
    prepare(session, next).then(
      () => {
        if (!isWanted()) return
        startTransition(() => {
          show(next)
          setPending(false)
        })
      },
      // The code of the page cannot be had, after a release perhaps: the server draws it.
      () => {
        if (isWanted()) window.location.reload()
      },
    )
  }, [session, portal, dialogs, pathname, search])

  return { place, pending }
}
