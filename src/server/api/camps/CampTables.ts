import type { JSONColumnType } from 'kysely'
import type { Camp, CampLocation } from '../../../../schemas'

export type CampLocationTable = {
  portal: string
  uid: string
  position: number
  record: JSONColumnType<CampLocation>
}

export type CampTable = {
  uid: string
  portal: string
  /** Key of the visitor to whom it belongs. */
  owner: string
  reference: string
  location: string
  /** Day of arrival, YYYY-MM-DD. */
  starts_on: string
  /** Day of departure, on which another camp may arrive. */
  ends_on: string
  status: Camp['status']
  /** Until when the days are kept for a draft; null for others. */
  draft_ends_at: Date | null
  /** What the form held; empty once it is erased. */
  fields: JSONColumnType<Record<string, unknown>>
  /** Address of its mails; null once it is erased. */
  email: string | null
  /** Language of its mails. */
  locale: string
  /** Counts the changes, so that mails tell which is newer. */
  sequence: number
  /** The location as the visitor saw it. Shown when the town offers it no more. */
  shown: JSONColumnType<Pick<Camp['location'], 'uid' | 'title' | 'lat' | 'lon'>>
  /** Size of `fields` as JSON, which counts towards the portal's storage limit; 0 once they are erased. */
  bytes: number
  created_at: Date
}

export type CampTables = { camp_location: CampLocationTable; camp: CampTable }

declare module '../../db/Tables' {
  interface Tables extends CampTables {}
}
