import { randomBytes } from 'node:crypto'
import type { Selectable } from 'kysely'
import type { Database } from '../../db/Tables'
import { hashToken } from '../../identity/accessToken'
import type { Visitor } from '../../identity/Visitor'
import { type OAuthTokens, SealedTokens } from '../../oauth/SealedTokens'
import type { ParkingLoginTable } from './ParkingTables'
import { parkingOwner } from './parkingOwner'
import { type KeptSession, ParkingFailure, type ParkingService } from './system/ParkingService'

export type ParkingLogin = Selectable<ParkingLoginTable>

/** What the tokens are sealed for. */
export const parkingPurpose = 'parking login'

/** The sign-ins to the parking service, each of one device. Their tokens never leave the server. */
export class ParkingLogins {
  readonly #db: Database
  readonly #now: () => Date
  readonly #tokens: SealedTokens

  constructor(db: Database, now: () => Date, { service, secret }: { service: ParkingService; secret: string }) {
    this.#db = db
    this.#now = now
    this.#tokens = new SealedTokens(db, now, {
      table: { name: 'parking_login', key: 'token' },
      secret,
      purpose: parkingPurpose,
      renew: (refresh) => service.renew(refresh),
      failure: (why) => (why === 'ended' ? signedOut() : beingRenewed()),
      isEnded: isSignedOut,
    })
  }

  /** Creates the row of a new sign-in, and the token that names it. */
  create(visitor: Visitor, owner: string, portal: string, tokens: OAuthTokens) {
    const token = randomBytes(32).toString('base64url')
    const rest = { sessions: null, read_at: null, used_at: this.#now() } as const
    const account = visitor.account?.uid ?? null
    return { token, row: { token: hashToken(token), owner, account, portal, ...this.#tokens.seal(tokens), ...rest } }
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
  async use<T>({ token }: Pick<ParkingLogin, 'token'>, call: (access: string) => Promise<T>): Promise<T> {
    const access = await this.#tokens.accessOf(token)
    try {
      return await call(access)
    } catch (error) {
      if (!isSignedOut(error)) throw error
      return await call(await this.#tokens.renew(token, access))
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
}

const isSignedOut = (error: unknown): boolean => error instanceof ParkingFailure && error.code === 'signed-out'

const signedOut = (): ParkingFailure =>
  new ParkingFailure('signed-out', 'The visitor is not signed in to the parking service.')

const beingRenewed = (): ParkingFailure =>
  new ParkingFailure('unavailable', 'The sign-in to the parking service is being renewed.')
