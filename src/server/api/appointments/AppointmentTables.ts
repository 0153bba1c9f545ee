import type { JSONColumnType } from 'kysely'
import type { Appointment, AppointmentOffice, OfficeView, Prestation, PrestationView } from '../../../../schemas'

export type PrestationTable = {
  portal: string
  uid: string
  position: number
  record: JSONColumnType<Prestation>
}

export type OfficeTable = { portal: string; uid: string; record: JSONColumnType<AppointmentOffice> }

/** A time at a desk that is taken: by an appointment, or by a visitor who holds it. */
export type SlotTable = {
  uid: string
  portal: string
  office: string
  desk: string
  prestation: string
  starts_at: Date
  ends_at: Date
  /** When the desk is free again: the end and the buffer of the prestation. */
  free_at: Date
  /** Until when a visitor holds it; null for the slot of an appointment. */
  hold_ends_at: Date | null
  /** When it would end if the page of the hold were open; null while it is. */
  open_ends_at: Date | null
  /** Whether the hold was extended. */
  is_extended: boolean
  /** Key of the visitor who holds it; null for the slot of an appointment. */
  holder: string | null
  /** What the holder typed into the form so far, unchecked. */
  typed: JSONColumnType<Record<string, unknown>> | null
}

export type AppointmentTable = {
  uid: string
  portal: string
  /** Key of the visitor to whom it belongs. */
  owner: string
  reference: string
  prestation: string
  office: string
  /** The slot that it takes; null once it is cancelled or over. */
  slot: string | null
  starts_at: Date
  ends_at: Date
  status: Appointment['status']
  /** What the form held; empty once it is erased. */
  fields: JSONColumnType<Record<string, unknown>>
  /** Address of its mails; null once it is erased. */
  email: string | null
  /** Language of its mails. */
  locale: string
  reminders: JSONColumnType<Appointment['reminders']>
  /** Counts the changes, so that mails and calendars tell which is newer. */
  sequence: number
  /** What it was for and where, as the visitor saw it. Shown when the town offers it no more. */
  shown: JSONColumnType<{ prestation: PrestationView; office: OfficeView }>
  created_at: Date
}

/** The lists of a day that were sent to an office. */
export type DayListTable = { portal: string; office: string; day: string }

export type AppointmentTables = {
  prestation: PrestationTable
  appointment_office: OfficeTable
  appointment_slot: SlotTable
  appointment: AppointmentTable
  appointment_day_list: DayListTable
}

declare module '../../db/Tables' {
  interface Tables extends AppointmentTables {}
}
