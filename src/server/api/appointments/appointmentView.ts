import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Selectable } from 'kysely'
import type { Appointment } from '../../../../schemas'
import type { Scope } from '../call/Scope'
import { writeFields } from '../submissions/writeFields'
import type { AppointmentTable } from './AppointmentTables'
import { appointmentForm, fieldsOf } from './appointmentForm'
import { findOffer } from './readOffers'

export type AppointmentRow = Selectable<AppointmentTable>

const hourMs = 3_600_000

type ViewScope = Omit<Scope, 'visitor' | 'footer' | 'home' | 'suggestionCategories' | 'anchoredOn' | 'today'>

/** Makes what the owner of an appointment sees. What the town offers no more is shown as it was booked. */
export async function appointmentView(row: AppointmentRow, scope: ViewScope): Promise<Appointment> {
  const offer = await findOffer(row, scope)
  const { prestation, office } = offer?.view ?? row.shown
  const inputs = offer ? fieldsOf(appointmentForm(offer.prestation, scope)) : []
  const changeUntil = new Date(row.starts_at.getTime() - (offer?.prestation.leadHours ?? 2) * hourMs)
  return {
    uid: row.uid,
    reference: row.reference,
    status: row.status,
    prestation,
    office,
    start: row.starts_at.toISOString(),
    end: row.ends_at.toISOString(),
    fields: writeFields(row.fields, inputs, scope).map(([label, value]) => ({ label, value })),
    values: { ...row.fields },
    reminders: [...row.reminders],
    canChange: canChange(row, changeUntil, scope.now),
    changeUntil: changeUntil.toISOString(),
    sequence: row.sequence,
  }
}

export const canChange = ({ status }: Pick<AppointmentRow, 'status'>, until: Date, now: Date): boolean =>
  status === 'booked' && now < until

/** Returns the secret of the link to an appointment. It is not stored: only who has the server's secret can make it. */
export const codeOf = (secret: string, uid: string): string =>
  createHmac('sha256', secret).update(`appointment link\n${uid}`).digest('base64url').slice(0, 22)

export function isCodeOf(secret: string, uid: string, code: string | undefined): boolean {
  const [given, expected] = [Buffer.from(code ?? ''), Buffer.from(codeOf(secret, uid))]
  return given.length === expected.length && timingSafeEqual(given, expected)
}
