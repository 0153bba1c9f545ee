import type { JSONColumnType } from 'kysely'
import type { SealedTokenColumns } from '../../oauth/SealedTokens'
import type { KeptSession } from './system/ParkingService'

/** A sign-in to the parking service, of one device. */
export type ParkingLoginTable = SealedTokenColumns & {
  /** Hash of the token that names it. */
  token: string
  /** Key of the visitor who signed in. The token works for them alone. */
  owner: string
  /** Set for a visitor with an account. */
  account: string | null
  portal: string
  /** The running sessions that the service answered last, and when. */
  sessions: JSONColumnType<KeptSession[] | null, string | null, string | null>
  read_at: Date | null
  used_at: Date
}

/** The state of a sign-in that was used. */
export type ParkingStateTable = { state: string; used_at: Date }

/** A session that was started here. A plate of an owner has one that is not stopped. */
export type ParkingSessionTable = {
  /** Also the key by which the service starts it once. */
  uid: string
  owner: string
  account: string | null
  /** The sign-in that started it. */
  login: string
  portal: string
  locale: string
  /** What the plate has in common with those that look like it. */
  plate_key: string
  plate: string
  country: string
  zone: string
  minutes: number | null
  state: 'starting' | 'running' | 'stopped'
  /** Until when one server starts it alone. */
  lease_ends_at: Date
  /** What the service calls it, once it runs. */
  reference: string | null
  /** What the service answered, once it runs. */
  record: JSONColumnType<KeptSession | null, string | null, string | null>
  started_at: Date
  ends_at: Date | null
  /** Time of the end, or of the start for a session without an end, that a mail reminded of. */
  reminded_about_at: Date | null
}

export type ParkingTables = {
  parking_login: ParkingLoginTable
  parking_state: ParkingStateTable
  parking_session: ParkingSessionTable
}

declare module '../../db/Tables' {
  interface Tables extends ParkingTables {}
}
