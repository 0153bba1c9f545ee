import { randomUUID } from 'node:crypto'
import type { Transaction } from 'kysely'
import type { Appointment } from '../../../../schemas'
import type { Tables } from '../../db/Tables'
import { makeReference } from '../call/makeReference'
import type { AppointmentRow } from './appointmentView'
import type { SlotRow } from './holds'

/** What an appointment holds besides its slot. */
export type Booking = {
  owner: string
  fields: Readonly<Record<string, unknown>>
  locale: string
  reminders: readonly Appointment['reminders'][number][]
  shown: AppointmentRow['shown']
  now: Date
}

const emailIn = ({ email }: Readonly<Record<string, unknown>>): string | null =>
  typeof email === 'string' ? email : null

/** Inserts the appointment that takes a slot. */
export async function insertBooking(db: Transaction<Tables>, slot: SlotRow, booking: Booking): Promise<AppointmentRow> {
  const { owner, fields, locale, reminders, shown, now } = booking
  return await db
    .insertInto('appointment')
    .values({
      uid: randomUUID(),
      portal: slot.portal,
      owner,
      reference: makeReference('RDV'),
      prestation: slot.prestation,
      ...placeOf(slot),
      status: 'booked',
      fields: JSON.stringify(fields),
      email: emailIn(fields),
      locale,
      reminders: JSON.stringify(reminders),
      sequence: 0,
      shown: JSON.stringify(shown),
      created_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

const placeOf = ({ uid, office, starts_at, ends_at }: SlotRow) => ({ slot: uid, office, starts_at, ends_at })

export type Change = {
  /** The slot to move to. */
  slot?: SlotRow | undefined
  fields?: Booking['fields'] | undefined
  reminders?: Booking['reminders'] | undefined
  shown?: Booking['shown'] | undefined
}

/** Locks an appointment until the transaction ends, so that two changes come one after the other. */
export async function lockBooking(db: Transaction<Tables>, uid: string): Promise<AppointmentRow | undefined> {
  return await db.selectFrom('appointment').selectAll().where('uid', '=', uid).forUpdate().executeTakeFirst()
}

/** Changes a locked appointment. Its old slot is given back once the new one is its own. */
export async function changeBooking(
  db: Transaction<Tables>,
  row: AppointmentRow,
  { slot, fields, reminders, shown }: Change,
): Promise<AppointmentRow> {
  const changed = await db
    .updateTable('appointment')
    .set({
      ...(slot && placeOf(slot)),
      ...(fields && { fields: JSON.stringify(fields), email: emailIn(fields) }),
      ...(reminders && { reminders: JSON.stringify(reminders) }),
      ...(shown && { shown: JSON.stringify(shown) }),
      sequence: row.sequence + 1,
    })
    .where('uid', '=', row.uid)
    .returningAll()
    .executeTakeFirstOrThrow()
  if (slot && row.slot !== null) await db.deleteFrom('appointment_slot').where('uid', '=', row.slot).execute()
  return changed
}

/** Cancels a locked appointment and gives its slot back. */
export async function cancelBooking(db: Transaction<Tables>, row: AppointmentRow): Promise<AppointmentRow> {
  const cancelled = await db
    .updateTable('appointment')
    .set({ status: 'cancelled', slot: null, sequence: row.sequence + 1 })
    .where('uid', '=', row.uid)
    .returningAll()
    .executeTakeFirstOrThrow()
  if (row.slot !== null) await db.deleteFrom('appointment_slot').where('uid', '=', row.slot).execute()
  return cancelled
}
