import type { Area, Tracked } from '../Area'
import type { AppointmentTables } from './AppointmentTables'
import {
  cancelAppointment,
  createAppointment,
  listAppointments,
  readAppointment,
  updateAppointment,
} from './appointmentHandlers'
import { appointmentMailJob } from './appointmentMails'
import { dayListJob, queueDayListsJob } from './dayLists'
import { deleteExpiredSlots } from './deleteExpiredSlots'
import { listCalendarDates, listDayRanges, listPrestations, readAppointmentForm } from './handlers'
import { extendHold, fillHold, holdSlot, readHold, releaseHold, setHoldPresence } from './holdHandlers'
import { ownedAppointments } from './ownedAppointments'

export const appointments = {
  service: 'appointments',
  handlers: {
    cancelAppointment,
    createAppointment,
    extendHold,
    fillHold,
    holdSlot,
    listAppointments,
    listCalendarDates,
    listDayRanges,
    listPrestations,
    readAppointment,
    readAppointmentForm,
    readHold,
    releaseHold,
    setHoldPresence,
    updateAppointment,
  },
  tables: {
    prestation: 'tracked',
    appointment_office: 'tracked',
    appointment_slot: 'tracked',
    appointment: 'untracked',
    appointment_day_list: 'untracked',
  } satisfies Tracked<AppointmentTables>,
  owned: { appointments: ownedAppointments },
  limits: { holdSlot: 30, createAppointment: 'form', updateAppointment: 'form' },
  jobs: (context) => ({
    'appointment-mail': appointmentMailJob(context),
    'appointment-day-list': dayListJob(context),
    'queue-appointment-day-lists': queueDayListsJob(context),
  }),
  deleteExpired: deleteExpiredSlots,
} satisfies Area
