import { randomBytes } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { Selectable } from 'kysely'
import type { Database } from '../../db/Tables'
import { hashToken } from '../../identity/accessToken'
import type { Visitor } from '../../identity/Visitor'
import type { ParkingLoginTable } from './ParkingTables'
import { parkingOwner } from './parkingOwner'
import { type KeptSession, ParkingFailure, type ParkingService, type ParkingTokens } from './system/ParkingService'

export type ParkingLogin = Selectable<ParkingLoginTable>

/** Time before the end of an access token at which it is renewed, so that it does not expire on its way, in ms. */
const marginMs = 30_000
/** Longest time that one server renews tokens alone, in ms. It exceeds the time-out of the call. */
const leaseMs = 15_000
/** Interval at which the others look whether they are renewed, in ms. */
const pollMs = 50

/**
 * The sign-ins to the parking service. Their tokens never leave the server. Refresh tokens can be used once, so one caller renews them
 * and the others wait: an update of the row, which locks it and reads it again, decides who. No transaction stays open during the call,
 * because PGlite has one connection.
 */
export class ParkingLogins {
  readonly #db: Database
  readonly #now: () => Date
  readonly #service: ParkingService

  constructor(db: Database, now: () => Date, service: ParkingService) {
    this.#db = db
    this.#now = now
    this.#service = service
  }

  /** Creates the row of a new sign-in, and the token that names it. */
  create(visitor: Visitor, owner: string, portal: string, tokens: ParkingTokens) {
    const token = randomBytes(32).toString('base64url')
    const rest = { renewal_ends_at: null, sessions: null, read_at: null, used_at: this.#now() } as const
    const account = visitor.account?.uid ?? null
    return { token, row: { token: hashToken(token), owner, account, portal, ...columnsOf(tokens), ...rest } }
  }

  /** Finds the sign-in that a visitor's token names; undefined when there is none, or when another visitor signed in. */
  async find(visitor: Visitor): Promise<ParkingLogin | undefined> {
    const owner = parkingOwner.ofVisitor(visitor)
    const { parkingToken } = visitor
    if (owner === undefined || parkingToken === undefined) return undefined
    const login = await this.#read(hashToken(parkingToken))
    return login?.owner === owner ? login : undefined
  }

  /**
   * Makes a call with a valid access token. A token that the service refuses is renewed once. Throws a `ParkingFailure`; `signed-out`
   * when the sign-in has ended, which removes it.
   */
  async use<T>(login: Pick<ParkingLogin, 'token'>, call: (access: string) => Promise<T>): Promise<T> {
    const access = await this.#accessOf(login.token)
    try {
      return await call(access)
    } catch (error) {
      if (!(error instanceof ParkingFailure) || error.code !== 'signed-out') throw error
      const renewed = await this.#renew(login.token, access)
      return await call(renewed)
    }
  }

  /** Keeps the running sessions for times when the service does not answer. */
  async remember({ token }: ParkingLogin, sessions: readonly KeptSession[]): Promise<void> {
    const now = this.#now()
    await this.#db
      .updateTable('parking_login')
      .set({ sessions: JSON.stringify(sessions), read_at: now, used_at: now })
      .where('token', '=', token)
      .execute()
  }

  #read(token: string): Promise<ParkingLogin | undefined> {
    return this.#db.selectFrom('parking_login').selectAll().where('token', '=', token).executeTakeFirst()
  }

  async #accessOf(token: string): Promise<string> {
    const login = await this.#read(token)
    if (!login) throw signedOut()
    if (login.expires_at.getTime() - marginMs > this.#now().getTime()) return login.access_token
    return await this.#renew(token, login.access_token)
  }

  /** Returns a newer access token than the given one, which is expired or refused. */
  async #renew(token: string, refused: string): Promise<string> {
    for (let waited = 0; waited <= leaseMs; waited += pollMs) {
      const login = await this.#read(token)
      if (!login) throw signedOut()
      if (login.access_token !== refused) return login.access_token
      if (await this.#claim(login)) return await this.#renewClaimed(login)
      await wait(pollMs)
    }
    throw new ParkingFailure('unavailable', 'The sign-in to the parking service is being renewed.')
  }

  /** Whether this caller renews the tokens. The row lock of the update lets one of several win. */
  async #claim({ token, refresh_token }: ParkingLogin): Promise<boolean> {
    const now = this.#now()
    const { numUpdatedRows } = await this.#db
      .updateTable('parking_login')
      .set({ renewal_ends_at: new Date(now.getTime() + leaseMs) })
      .where('token', '=', token)
      .where('refresh_token', '=', refresh_token)
      .where(({ or, eb }) => or([eb('renewal_ends_at', 'is', null), eb('renewal_ends_at', '<=', now)]))
      .executeTakeFirst()
    return numUpdatedRows > 0n
  }

  async #renewClaimed({ token, refresh_token }: ParkingLogin): Promise<string> {
    try {
      const tokens = await this.#service.renew(refresh_token)
      await this.#db
        .updateTable('parking_login')
        .set({ ...columnsOf(tokens), renewal_ends_at: null })
        .where('token', '=', token)
        .where('refresh_token', '=', refresh_token)
        .execute()
      return tokens.access
    } catch (error) {
      const isEnded = error instanceof ParkingFailure && error.code === 'signed-out'
      if (isEnded) {
        await this.#db
          .deleteFrom('parking_login')
          .where('token', '=', token)
          .where('refresh_token', '=', refresh_token)
          .execute()
      } else {
        await this.#db.updateTable('parking_login').set({ renewal_ends_at: null }).where('token', '=', token).execute()
      }
      throw error
    }
  }
}

const columnsOf = ({ access, refresh, expiresAt }: ParkingTokens) => ({
  access_token: access,
  refresh_token: refresh,
  expires_at: expiresAt,
})

const signedOut = (): ParkingFailure =>
  new ParkingFailure('signed-out', 'The visitor is not signed in to the parking service.')
