import { randomUUID } from 'node:crypto'
import type { Selectable, Transaction, Updateable } from 'kysely'
import { isUuid } from '../../db/isUuid'
import type { Database, Tables } from '../../db/Tables'
import type { SlotTable } from './AppointmentTables'
import { endOf, freeAgain, type Offer } from './findSlots'

export type SlotRow = Selectable<SlotTable>

const minuteMs = 60_000

/** Time that a slot is held for a visitor, and that an extension adds. */
const holdMs = 10 * minuteMs

/** Time that a hold lasts longer than it says, so that an answer sent in the last second arrives. */
const graceMs = 30_000

/** Time that a hold lasts once its page was closed, so that a page that is loaded again still has it. */
const closedMs = 30_000

/** Slots that one visitor holds at most. The oldest is given back for one more. */
const maxHolds = 3

/** Until when a visitor is told that a slot is held. */
export const heldUntil = (slot: EndingSlot): Date => new Date((openEndOf(slot)?.getTime() ?? 0) - graceMs)

type EndingSlot = Pick<SlotRow, 'hold_ends_at' | 'open_ends_at'>

/** When a hold ends while its page is open. */
const openEndOf = ({ hold_ends_at, open_ends_at }: EndingSlot): Date | null => open_ends_at ?? hold_ends_at

export type Wish = {
  portal: string
  offer: Offer
  start: Date
  /** The desks that were free, the preferred first. */
  desks: readonly string[]
  holder: string
  now: Date
  /** The hold in whose place it is. What was typed into its form is kept. */
  replaces?: string | undefined
}

/** What was typed into the form of a hold of the same visitor and for the same; null without any. */
async function typedIn(db: Transaction<Tables>, { offer, holder, replaces }: Wish): Promise<string | null> {
  if (replaces === undefined || !isUuid(replaces)) return null
  const hold = await db
    .selectFrom('appointment_slot')
    .select('typed')
    .where('uid', '=', replaces)
    .where('holder', '=', holder)
    .where('prestation', '=', offer.prestation.uid)
    .executeTakeFirst()
  return hold?.typed ? JSON.stringify(hold.typed) : null
}

/**
 * Holds a slot at the first of the desks that is still free, in place of what the visitor holds at this time. Resolves to undefined
 * when another visitor has the last one. Only the constraint of the database decides: a conflicting insert waits for the other
 * transaction, then does nothing.
 */
export async function holdFirstFree(db: Transaction<Tables>, wish: Wish): Promise<SlotRow | undefined> {
  const { portal, offer, start, desks, holder, now } = wish
  const { prestation, office } = offer
  const typed = await typedIn(db, wish)
  const times = { starts_at: start, ends_at: endOf(prestation, start), free_at: freeAgain(prestation, start) }
  await db
    .deleteFrom('appointment_slot')
    .where('portal', '=', portal)
    .where('office', '=', office.uid)
    .where(({ or, eb }) => or([eb('hold_ends_at', '<=', now), eb('holder', '=', holder)]))
    .where('starts_at', '<', times.free_at)
    .where('free_at', '>', start)
    .execute()
  for (const desk of desks) {
    const held = await db
      .insertInto('appointment_slot')
      .values({
        uid: randomUUID(),
        portal,
        office: office.uid,
        desk,
        prestation: prestation.uid,
        ...times,
        hold_ends_at: new Date(now.getTime() + holdMs + graceMs),
        is_extended: false,
        holder,
        typed,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returningAll()
      .executeTakeFirst()
    if (held) return held
  }
  return undefined
}

type Held = Pick<Wish, 'portal' | 'offer' | 'start' | 'holder' | 'now'>

/** Finds the hold that a visitor has of a slot. */
export async function findOwnHold(
  db: Database,
  { portal, offer, start, holder, now }: Held,
): Promise<SlotRow | undefined> {
  return await db
    .selectFrom('appointment_slot')
    .selectAll()
    .where('holder', '=', holder)
    .where('portal', '=', portal)
    .where('office', '=', offer.office.uid)
    .where('prestation', '=', offer.prestation.uid)
    .where('starts_at', '=', start)
    .where('hold_ends_at', '>', now)
    .executeTakeFirst()
}

/** Gives back the oldest holds of a visitor beyond the most that one may have, and the one that a new hold replaces. */
export async function giveBackOld(db: Transaction<Tables>, holder: string, kept: string, replaced: string | undefined) {
  const holds = await db
    .selectFrom('appointment_slot')
    .select('uid')
    .where('holder', '=', holder)
    .where('uid', '!=', kept)
    .orderBy('hold_ends_at', 'desc')
    .execute()
  const others = holds.map(({ uid }) => uid).filter((uid) => uid !== replaced)
  const returned = [...others.slice(maxHolds - 1), ...(replaced === undefined ? [] : [replaced])]
  if (returned.length === 0) return
  await db.deleteFrom('appointment_slot').where('holder', '=', holder).where('uid', 'in', returned).execute()
}

type Own = { uid: string; holder: string; now: Date }

/** What a visitor typed into the form; undefined keeps what is stored. */
type Typed = Readonly<Record<string, unknown>> | undefined

async function lockHold(db: Transaction<Tables>, { uid, holder, now }: Own): Promise<SlotRow | undefined> {
  return await db
    .selectFrom('appointment_slot')
    .selectAll()
    .where('uid', '=', uid)
    .where('holder', '=', holder)
    .where('hold_ends_at', '>', now)
    .forUpdate()
    .executeTakeFirst()
}

/** Adds ten minutes to a hold, once. Resolves to undefined when it has expired. A repeated call adds nothing. */
export async function extend(db: Transaction<Tables>, own: Own, typed: Typed): Promise<SlotRow | undefined> {
  const hold = await lockHold(db, own)
  const end = hold && openEndOf(hold)
  if (!end) return hold
  const hold_ends_at = new Date(end.getTime() + (hold.is_extended ? 0 : holdMs))
  return await update(db, own.uid, {
    hold_ends_at,
    open_ends_at: null,
    is_extended: true,
    ...(typed && { typed: JSON.stringify(typed) }),
  })
}

/**
 * Lets a hold end soon because its page was closed, or as before because the page is open again. Resolves to undefined when it has
 * expired.
 */
export async function setPresence(db: Transaction<Tables>, own: Own, isOpen: boolean): Promise<SlotRow | undefined> {
  const hold = await lockHold(db, own)
  const end = hold && openEndOf(hold)
  if (!end) return hold
  if (isOpen) return await update(db, own.uid, { hold_ends_at: end, open_ends_at: null })
  const soon = new Date(Math.min(end.getTime(), own.now.getTime() + closedMs))
  return await update(db, own.uid, { hold_ends_at: soon, open_ends_at: end })
}

/** Keeps what was typed into the form of a hold. Resolves to undefined when it has expired. */
export async function keepTyped(db: Transaction<Tables>, own: Own, typed: object): Promise<SlotRow | undefined> {
  const hold = await lockHold(db, own)
  if (!hold) return undefined
  return await update(db, own.uid, {
    typed: JSON.stringify(typed),
    hold_ends_at: openEndOf(hold),
    open_ends_at: null,
  })
}

const update = async (db: Transaction<Tables>, uid: string, change: Updateable<SlotTable>): Promise<SlotRow> =>
  await db.updateTable('appointment_slot').set(change).where('uid', '=', uid).returningAll().executeTakeFirstOrThrow()

/** Makes a hold the slot of an appointment. Resolves to undefined when the hold has expired. */
export async function claimHold(db: Transaction<Tables>, { uid, holder, now }: Own): Promise<SlotRow | undefined> {
  return await db
    .updateTable('appointment_slot')
    .set({ hold_ends_at: null, open_ends_at: null, holder: null, typed: null })
    .where('uid', '=', uid)
    .where('holder', '=', holder)
    .where('hold_ends_at', '>', now)
    .returningAll()
    .executeTakeFirst()
}
