import type { JSONColumnType } from 'kysely'
import type { DefectCatalogue, DefectStatus } from '../../../../schemas'
import type { SealedTokenColumns } from '../../oauth/SealedTokens'

export type DefectCatalogueTable = { portal: string; record: JSONColumnType<DefectCatalogue> }

/** A report, without who sent it. */
export type DefectReportTable = {
  uid: string
  portal: string
  reference: string
  /** Uids in the catalogue of the town, which may have dropped them since. */
  provider: string
  category: string
  lat: number
  lon: number
  /** The address there, or the nearest street, in the words of the town's data. */
  address: string | null
  /** Number of the lamp or bin. */
  asset: string | null
  status: DefectStatus
  /** What the resident wrote. */
  description: string
  /** What the form of the category held. Only the town and the sender see it. */
  fields: JSONColumnType<Record<string, unknown>>
  /** Whether the town has released the description. */
  is_public: boolean
  followers: number
  /** Size of what was sent, which counts towards the storage of the town. */
  bytes: number
  /** When the resident wrote it, by their own clock. */
  made_at: Date
  received_at: Date
  changed_at: Date
}

/** A step of a report's timeline, from position 0, the receipt. */
export type DefectEventTable = {
  report: string
  portal: string
  position: number
  status: DefectStatus
  answer: string | null
  happened_at: Date
}

/** A picture and a small version of it, JPEG in base64. */
export type DefectPhotoTable = {
  uid: string
  report: string
  portal: string
  position: number
  is_public: boolean
  picture: string
  thumbnail: string
}

/** Who sent a report. Without a row, the report has lost its person. */
export type DefectReporterTable = {
  report: string
  account: string
  portal: string
  /** Language of their mails. */
  locale: string
  /** What tells that the report is sent again, also when its idempotency key is forgotten; null where it does not tell when it was made. */
  sent_key: string | null
}

export type DefectFollowerTable = {
  report: string
  /** Key of the visitor. */
  follower: string
  /** Set for a visitor with an account, who gets mails. */
  account: string | null
  portal: string
  locale: string
  followed_at: Date
}

/** Where a report is worked on, and whether it has arrived there. */
export type DefectDeliveryTable = {
  report: string
  system: 'town' | 'external'
  state: 'waiting' | 'login' | 'delivered' | 'failed'
  /** What the external system calls it. */
  reference: string | null
}

/** The login of an account in the external reporting system. */
export type DefectLoginTable = SealedTokenColumns & { account: string }

export type DefectTables = {
  defect_catalogue: DefectCatalogueTable
  defect_report: DefectReportTable
  defect_event: DefectEventTable
  defect_photo: DefectPhotoTable
  defect_reporter: DefectReporterTable
  defect_follower: DefectFollowerTable
  defect_delivery: DefectDeliveryTable
  defect_login: DefectLoginTable
}

declare module '../../db/Tables' {
  interface Tables extends DefectTables {}
}
