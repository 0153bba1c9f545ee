import { useState } from 'react'
import type { TicketOffer } from '../../../../../schemas/engine'
import { CallError } from '../../../api/Client'
import { sendOnce } from '../../../forms/sendOnce'
import type { useFormFields } from '../../../forms/useFormFields'
import { useGo } from '../../../pages/useGo'
import { type Session, useSession } from '../../../session/Session'
import type { ShellTextKey } from '../../../texts/loadTexts'
import { registeredTarget } from '../ticketAddresses'
import { subscribeCall, type Wish } from '../ticketCalls'
import { ticketOutcomes } from '../ticketOutcomes'
import { conflictOf, ticketProblem } from '../ticketProblem'
import { offerQuery, ownQuery } from '../ticketQueries'

type Form = Pick<ReturnType<typeof useFormFields>, 'fields' | 'check' | 'refuse' | 'clearDraft'>

/**
 * Sends the form of an event, one at a time. `before` is the number of places when the page was read; `onProblem` receives why it was
 * refused, and undefined when it is sent again.
 */
export function useRegistration(
  { uid }: Pick<TicketOffer, 'uid'>,
  form: Form,
  before: number,
  onProblem: (problem: ShellTextKey | undefined) => void,
) {
  const session = useSession()
  const go = useGo()
  const [isSending, setSending] = useState(false)
  const send = async (waits: boolean) => {
    if (isSending || !form.check()) return
    setSending(true)
    onProblem(undefined)
    try {
      const values = form.fields.values(false)
      const wish = wishOf(values, before, waits)
      const answer = await sendOnce(session, subscribeCall(uid, session.scope.portalName, wish))
      form.clearDraft()
      go(registeredTarget(answer, before))
    } catch (error) {
      form.refuse(error)
      onProblem(await problemOf(session, uid, before, error))
    } finally {
      setSending(false)
    }
  }
  return { isSending, send }
}

function wishOf(values: Readonly<Record<string, unknown>>, placesBefore: number, waits: boolean): Wish {
  const { places, name, email } = values
  const person = { ...(typeof name === 'string' && { name }), ...(typeof email === 'string' && { email }) }
  return { places: Number(places), placesBefore, ...(placesBefore === 0 && { waits }), ...person }
}

/** The text about a call that failed; undefined where fields say it. What has changed meanwhile is read again. */
async function problemOf(
  session: Session,
  event: string,
  before: number,
  error: unknown,
): Promise<ShellTextKey | undefined> {
  if (!(error instanceof CallError) || error.status === 0) return 'tickets.noNetwork'
  const problem = ticketProblem(error.status, error.body)
  if (problem === 'fields') return undefined
  if (problem !== 'conflict') return ticketOutcomes.problems[problem]
  const { queries } = session
  const [offer, own] = [offerQuery(session, event), ownQuery(session, event)]
  await Promise.all([queries.reload(offer), queries.reload(own)])
  const [now, mine] = [queries.read(offer), queries.read(own)]
  if (!now || !('data' in now)) return ticketOutcomes.problems.gone
  return ticketOutcomes.problems[conflictOf(now.data, mine && 'data' in mine ? mine.data : undefined, before)]
}
