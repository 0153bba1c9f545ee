import type { ParkingCustomer, ParkingEstimate, ParkingSession, ParkingZone } from '../../../../../schemas'
import type { OAuthTokens } from '../../../oauth/SealedTokens'

/** Which zones are looked for. Without a position, those of the whole town. */
export type ZoneSearch = {
  town: string
  position?: { lat: number; lon: number } | undefined
  /** Longest distance of a zone's edge from the position, in metres. */
  radius: number
  limit: number
  code?: string | undefined
  query?: string | undefined
}

/** A plate as the service keeps it, without separators. */
export type KeptPlate = { plate: string; country: string; name?: string | undefined; isDefault: boolean }

/** A session as the service keeps it. */
export type KeptSession = Omit<ParkingSession, 'shownPlate' | 'isForgotten'>

export type NewSession = {
  town: string
  plate: string
  country: string
  zone: string
  minutes: number | undefined
}

/**
 * The external parking service, to which a visitor signs in by OAuth. Zones and estimates need no sign-in. Every method throws a
 * `ParkingFailure`.
 */
export type ParkingService = {
  /** Address of the sign-in page for one attempt, named by its `state`. `verifier` proves later that the attempt is the same. */
  authorizeUrl(attempt: { state: string; verifier: string; town: string }): string
  /** Exchanges the code of an attempt, once. */
  exchange(attempt: { code: string; verifier: string; town: string }): Promise<OAuthTokens>
  /** Exchanges a refresh token, once. */
  renew(refresh: string): Promise<OAuthTokens>
  zones(search: ZoneSearch): Promise<ParkingZone[]>
  estimate(stay: { town: string; zone: string; minutes: number }): Promise<ParkingEstimate>
  customer(access: string): Promise<ParkingCustomer>
  plates(access: string): Promise<KeptPlate[]>
  /** Adds a plate, or changes the one that is the same. A default plate takes the place of the former one. */
  putPlate(access: string, plate: KeptPlate): Promise<void>
  /** Removes a plate. A plate that is not there is no failure. */
  removePlate(access: string, plate: string): Promise<void>
  /** The running sessions. */
  sessions(access: string): Promise<KeptSession[]>
  history(access: string, page: { page: number; size: number }): Promise<{ total: number; sessions: KeptSession[] }>
  /** Starts a session. The same `key` may be sent again, also at the same time: it starts one session. */
  start(access: string, session: NewSession, key: string): Promise<KeptSession>
  /** Moves the end of a running session. */
  extend(access: string, session: { uid: string; endsAt: Date }): Promise<KeptSession>
  /** Stops a session. A stopped one is answered as it is. */
  stop(access: string, uid: string): Promise<KeptSession>
}

/** Why the service refuses a call whenever it is sent. */
export const refusals = [
  'zone-closed',
  'zone-unknown',
  'already-running',
  'too-long',
  'session-unknown',
  'session-stopped',
  'other',
] as const

export type Refusal = (typeof refusals)[number]

/** Why a call was not answered: the service does not answer, the visitor must sign in, or it refuses the call. */
export class ParkingFailure extends Error {
  readonly code: 'unavailable' | 'signed-out' | 'refused'
  readonly refusal: Refusal | undefined

  constructor(code: 'unavailable' | 'signed-out' | 'refused', message: string, refusal?: Refusal) {
    super(message)
    this.name = 'ParkingFailure'
    this.code = code
    this.refusal = refusal
  }
}
