import { useState } from 'react'
import type { TicketSubscription } from '../../../../../schemas/engine'
import { CallError } from '../../../api/Client'
import { sendOnce } from '../../../forms/sendOnce'
import type { useFormFields } from '../../../forms/useFormFields'
import { useGo } from '../../../pages/useGo'
import { type Session, useSession } from '../../../session/Session'
import type { ShellTextKey } from '../../../texts/loadTexts'
import { registeredTarget } from '../ticketAddresses'
import { changeCall, subscribeCall, type TicketLink, type Wish } from '../ticketCalls'
import { ticketOutcomes } from '../ticketOutcomes'
import { conflictOf, ticketProblem } from '../ticketProblem'
import { offerQuery, ownQuery, ticketQuery } from '../ticketQueries'

type Form = Pick<ReturnType<typeof useFormFields>, 'fields' | 'check' | 'refuse' | 'clearDraft'>

type Place = {
  /** Uid of the event. */
  event: string
  /** Number of places when the page was read. */
  before: number
  /** The link that opens the registration, where it is not the visitor's. */
  link: TicketLink | undefined
}

/** Sends the form of an event, one at a time. `onProblem` receives why it was refused, and undefined when it is sent again. */
export function useRegistration(place: Place, form: Form, onProblem: (problem: ShellTextKey | undefined) => void) {
  const { event, before, link } = place
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
      const call = link
        ? changeCall(link, { places: wish.places, placesBefore: before })
        : subscribeCall(event, session.scope.portalName, wish)
      const answer = await sendOnce(session, call)
      form.clearDraft()
      go(registeredTarget(answer, before, link?.code))
    } catch (error) {
      form.refuse(error)
      onProblem(await problemOf(session, place, error))
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
  { event, before, link }: Place,
  error: unknown,
): Promise<ShellTextKey | undefined> {
  if (!(error instanceof CallError) || error.status === 0) return 'tickets.noNetwork'
  const problem = ticketProblem(error.status, error.body)
  if (problem === 'fields') return undefined
  if (problem !== 'conflict') return ticketOutcomes.problems[problem]
  const { queries } = session
  const offer = offerQuery(session, event)
  const [mine] = await Promise.all([reloadOwn(session, event, link), queries.reload(offer)])
  const now = queries.read(offer)
  if (!now || !('data' in now)) return ticketOutcomes.problems.gone
  return ticketOutcomes.problems[conflictOf(now.data, mine, before)]
}

/** Reads the registration that the form changes again. */
async function reloadOwn(
  { queries, scope }: Session,
  event: string,
  link: TicketLink | undefined,
): Promise<TicketSubscription | undefined> {
  if (link) {
    const linked = ticketQuery({ scope }, link.uid, link.code)
    await queries.reload(linked)
    const read = queries.read(linked)
    return read && 'data' in read ? read.data.subscription : undefined
  }
  const own = ownQuery({ scope }, event)
  await queries.reload(own)
  const read = queries.read(own)
  return read && 'data' in read ? read.data : undefined
}
