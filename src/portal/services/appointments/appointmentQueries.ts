import { appointmentsOperations } from '../../../../schemas/generated/appointmentsOperations'
import { fillPath } from '../../api/endpoints'
import type { Scope } from '../../api/pageQueries'
import { type Query, queryAt } from '../../api/Query'
import type { Choice } from './Choice'

type AppointmentScope = { scope: Pick<Scope, 'portalName'> }

/** Days that the calendar covers: all that can be booked. */
const allDays = 366

/** Fills the path of a call of appointments. */
export const appointmentCallPath = (operation: keyof typeof appointmentsOperations, uid = ''): string =>
  fillPath(appointmentsOperations[operation].path, { uid })

export const prestationsQuery = ({ scope: { portalName } }: AppointmentScope): Query<'listPrestations'> =>
  queryAt(appointmentsOperations, 'listPrestations', {}, { portalName })

/** The appointments of the visitor. */
export const ownQuery = ({ scope: { portalName } }: AppointmentScope): Query<'listAppointments'> => ({
  ...queryAt(appointmentsOperations, 'listAppointments', {}, { portalName }),
  refetchesOnFocus: true,
})

export const appointmentQuery = (
  { scope: { portalName } }: AppointmentScope,
  uid: string,
  code: string | undefined,
): Query<'readAppointment'> => ({
  ...queryAt(appointmentsOperations, 'readAppointment', { uid }, { portalName, ...(code !== undefined && { code }) }),
  refetchesOnFocus: true,
})

/** The days with free slots of what an address chooses. */
export function calendarQuery({ scope }: AppointmentScope, choice: Choice): Query<'listCalendarDates'> {
  const { prestation = '', office, weekday, part } = choice
  const { portalName } = scope
  return {
    ...queryAt(
      appointmentsOperations,
      'listCalendarDates',
      {},
      {
        portalName,
        prestation,
        days: allDays,
        ...(office && { office }),
        ...(weekday && { weekday: Number(weekday) }),
        ...(part && { part }),
      },
    ),
    refetchesOnFocus: true,
  }
}

/** The free slots of the chosen day. */
export function rangesQuery({ scope }: AppointmentScope, choice: Choice & { date: string }): Query<'listDayRanges'> {
  const { prestation = '', office, date, part } = choice
  const { portalName } = scope
  return {
    ...queryAt(
      appointmentsOperations,
      'listDayRanges',
      {},
      { portalName, prestation, date, ...(office && { office }), ...(part && { part }) },
    ),
    refetchesOnFocus: true,
  }
}

export const formQuery = ({ scope }: AppointmentScope, { prestation = '' }: Choice): Query<'readAppointmentForm'> =>
  queryAt(appointmentsOperations, 'readAppointmentForm', {}, { portalName: scope.portalName, prestation })

export const holdQuery = ({ scope: { portalName } }: AppointmentScope, uid: string): Query<'readHold'> => ({
  ...queryAt(appointmentsOperations, 'readHold', { uid }, { portalName }),
  refetchesOnFocus: true,
})
