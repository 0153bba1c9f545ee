import type { FormCall } from '../../../../schemas/door'
import type { AppointmentReminder } from '../../../../schemas/engine'
import { appointmentsOperations } from '../../../../schemas/generated/appointmentsOperations'
import { appointmentCallPath } from './appointmentQueries'
import type { Choice } from './Choice'

/** Only this status is a success of a call of appointments; a 201 is a failure like any other status. */
const succeedsWith = 200

const callOf = (operation: keyof typeof appointmentsOperations, uid: string, body?: object): FormCall => ({
  method: appointmentsOperations[operation].method,
  endpoint: appointmentCallPath(operation, uid),
  succeedsWith,
  ...(body && { body }),
})

/** Holds a slot in place of the one that is held. */
export const holdCall = ({ prestation, office, hold: replaces }: Choice, portal: string, start: string): FormCall =>
  callOf('holdSlot', '', { portal, prestation, start, ...(office && { office }), ...(replaces && { replaces }) })

type Values = Readonly<Record<string, unknown>>

/** Keeps what was typed, and holds the slot for longer. */
export const extendCall = (hold: string, values?: Values): FormCall => callOf('extendHold', hold, values && { values })

export const fillCall = (hold: string, values: Values): FormCall => callOf('fillHold', hold, { values })

/** Gives a slot back, which is answered without a body. */
export const releaseCall = (hold: string): FormCall => ({ ...callOf('releaseHold', hold), succeedsWith: 204 })

/** Says whether the page of a hold is open. */
export const presenceCall = (hold: string, isOpen: boolean): FormCall => callOf('setHoldPresence', hold, { isOpen })

type Booking = { portal: string; hold: string; values: Values; reminders: readonly AppointmentReminder[] }

export const bookCall = (booking: Booking): FormCall => callOf('createAppointment', '', booking)

type Move = { hold: string; values: Values; reminders: readonly AppointmentReminder[]; code?: string | undefined }

/** Moves an appointment to the slot of a hold, with what its form says now. */
export const moveCall = (uid: string, { code, values, ...move }: Move): FormCall =>
  callOf('updateAppointment', uid, {
    ...move,
    // A form that could not be read changes nothing.
    ...(Object.keys(values).length > 0 && { values }),
    ...(code && { code }),
  })
