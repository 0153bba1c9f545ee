import { useEffect } from 'react'
import { type Session, useSession } from '../../../session/Session'
import { releaseCall } from '../appointmentCalls'
import { isStep } from '../Choice'

/** The hold of this tab, by uid. */
let held: string | undefined

/** The hold that a new one replaces. */
export const heldSlot = (): string | undefined => held

/** Forgets the hold, because it was booked, given back or has expired. */
export function forgetSlot(): void {
  held = undefined
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
}

/** Gives a slot back. A failure is no harm: the hold ends by itself. */
async function release({ client }: Session, hold: string): Promise<void> {
  const { method, endpoint } = releaseCall(hold)
  await client(endpoint, { method }).catch(() => undefined)
}
