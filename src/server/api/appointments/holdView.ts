import type { SlotHold } from '../../../../schemas'
import { ApiFailure } from '../../http/ApiFailure'
import type { Scope } from '../call/Scope'
import type { FormValues } from '../submissions/parseForm'
import { writeFields } from '../submissions/writeFields'
import { appointmentForm, fieldsOf } from './appointmentForm'
import type { Offer } from './findSlots'
import { heldUntil, type SlotRow } from './holds'
import { parseValues } from './refusals'

export type HoldScope = Pick<Scope, 'locale' | 'portal' | 'timeZone'> & { now: Date; offer: Pick<Offer, 'prestation'> }

/** Makes what the holder of a slot sees. */
export function holdView(row: SlotRow, scope: HoldScope): SlotHold {
  const { typed } = row
  const fields = typed && writtenFields(typed, scope)
  return {
    uid: row.uid,
    prestation: row.prestation,
    office: row.office,
    start: row.starts_at.toISOString(),
    end: row.ends_at.toISOString(),
    until: heldUntil(row).toISOString(),
    now: scope.now.toISOString(),
    canExtend: !row.is_extended,
    ...(typed && { values: { ...typed } }),
    ...(fields && { fields }),
  }
}

/** The fields of a form as they are shown; undefined while one of them is wrong. */
function writtenFields(typed: FormValues, { offer, ...scope }: HoldScope): SlotHold['fields'] {
  const inputs = fieldsOf(appointmentForm(offer.prestation, scope))
  try {
    const values = parseValues({ inputs }, typed, scope)
    return writeFields(values, inputs, scope).map(([label, value]) => ({ label, value }))
  } catch (error) {
    if (error instanceof ApiFailure) return undefined
    throw error
  }
}
