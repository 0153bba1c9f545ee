import { ticketsItem } from '../../../../schemas/cookies/deferredItems'
import { nameInTown } from '../../../../schemas/cookies/scriptItems'
import { isObject, own, type SubscribedEvent } from '../../../../schemas/engine'
import subscribedEvent from '../../../../schemas/generated/entities/subscribed-event.js'
import { installShell, removeShell } from '../../offline/shellPages'
import { offlineTickets } from './offlineTickets'

/** A registration on the device. One that was opened by its link stays when the visitor's own are read again. */
type StoredTicket = { ticket: SubscribedEvent; isLinked: boolean }

/** The registrations of a town that the visitor saw last on this device; none where nothing valid is stored. */
export const readStoredTickets = (town: string): SubscribedEvent[] => readStored(town).map(({ ticket }) => ticket)

function readStored(town: string): StoredTicket[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(nameInTown(ticketsItem, town)) ?? '[]')
    if (!Array.isArray(stored)) return []
    return stored.flatMap((each: unknown) => {
      const ticket = isObject(each) ? own(each, 'ticket') : undefined
      return subscribedEvent.validate(ticket)
        ? [{ ticket, isLinked: isObject(each) && own(each, 'isLinked') === true }]
        : []
    })
  } catch {
    return []
  }
}

/** Stores the visitor's own registrations, in place of those before, and keeps those that were opened by their links. */
export async function storeTickets(town: string, locale: string, own: readonly SubscribedEvent[]): Promise<void> {
  const uids = own.map(uidOf)
  const linked = readStored(town).filter(({ ticket, isLinked }) => isLinked && !uids.includes(uidOf(ticket)))
  await write(town, locale, [...own.map((ticket) => ({ ticket, isLinked: false })), ...linked])
}

/** Stores one registration that was read, `isLinked` by its link, or removes it when it is cancelled. */
export async function storeTicket(
  town: string,
  locale: string,
  ticket: SubscribedEvent,
  isLinked: boolean,
): Promise<void> {
  const others = readStored(town).filter((each) => uidOf(each.ticket) !== uidOf(ticket))
  await write(town, locale, [...others, { ticket, isLinked }])
}

const uidOf = ({ subscription }: SubscribedEvent): string | undefined => subscription.uid

/** Time that a registration stays on the device after its event, in ms: a day. */
const keptMs = 24 * 3_600_000

/** Whether a registration is of use without a network. */
const isKept = ({ ticket: { offer, subscription } }: StoredTicket): boolean =>
  subscription.status !== 'cancelled' && Date.parse(offer.endsAt) + keptMs > Date.now()

/** Writes the registrations and the page that shows them without a network, or removes both when there are none. Never rejects. */
async function write(town: string, locale: string, tickets: readonly StoredTicket[]): Promise<void> {
  try {
    const name = nameInTown(ticketsItem, town)
    const kept = tickets
      .filter(isKept)
      .sort((one, other) => one.ticket.offer.startsAt.localeCompare(other.ticket.offer.startsAt))
    if (kept.length > 0) {
      localStorage.setItem(name, JSON.stringify(kept))
      await installShell(offlineTickets, town, locale)
      // The last one may be cancelled by now.
      if (localStorage.getItem(name) === null) await removeShell(offlineTickets)
    } else if (localStorage.getItem(name) !== null) {
      localStorage.removeItem(name)
      await removeShell(offlineTickets)
    }
  } catch {
    // Storage that is full or forbidden: the tickets need the network.
  }
}
