import { useEffect } from 'react'
import { type Session, useSession } from '../../../session/Session'
import { presenceCall, releaseCall } from '../appointmentCalls'
import { isStep } from '../Choice'

/** The hold of this tab, by uid. */
let held: string | undefined

/** The holds of this document whose page is known to be open. */
const opened = new Set<string>()

/** Notes that a slot was held by this page, which is open. */
export const noteHeld = (hold: string): unknown => opened.add(hold)

/** The hold that a new one replaces. */
export const heldSlot = (): string | undefined => held

/** Forgets the hold, because it was booked, given back or has expired. */
export function forgetSlot(): void {
  held = undefined
  opened.clear()
}

/** Keeps the hold of a step while the visitor goes from step to step, and gives it back once they go elsewhere. */
export function useHeldSlot(hold: string | undefined): void {
  const session = useSession()
  useEffect(() => {
    if (hold !== undefined) held = hold
  }, [hold])
  useEffect(
    () => () => {
      if (held === undefined || isStep(window.location.pathname)) return
      void release(session, held)
      forgetSlot()
    },
    [session],
  )
  usePresence(hold)
}

/**
 * Says that the page of a hold is closed, so that the slot is soon free, and that it is open again: the browser loaded it again, or
 * showed it again as it was.
 */
function usePresence(hold: string | undefined): void {
  const { client } = useSession()
  useEffect(() => {
    if (hold === undefined) return
    const say = (isOpen: boolean) => {
      const { method, endpoint, body } = presenceCall(hold, isOpen)
      // A failure is no harm: the hold ends by itself.
      void client(endpoint, { method, body }).catch(() => undefined)
    }
    const close = () => held !== undefined && say(false)
    const reopen = (event: PageTransitionEvent) => event.persisted && say(true)
    if (!opened.has(hold)) say(true)
    opened.add(hold)
    window.addEventListener('pagehide', close)
    window.addEventListener('pageshow', reopen)
    return () => {
      window.removeEventListener('pagehide', close)
      window.removeEventListener('pageshow', reopen)
    }
  }, [client, hold])
}

/** Gives a slot back. A failure is no harm: the hold ends by itself. */
async function release({ client }: Session, hold: string): Promise<void> {
  const { method, endpoint } = releaseCall(hold)
  await client(endpoint, { method }).catch(() => undefined)
}
