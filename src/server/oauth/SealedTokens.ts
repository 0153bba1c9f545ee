import { setTimeout as wait } from 'node:timers/promises'
import type { Database } from '../db/Tables'
import { sealText, unsealText } from '../identity/sealText'

/** The tokens of a login. They never leave the server. */
export type OAuthTokens = { access: string; refresh: string; expiresAt: Date }

/** What a table keeps of a login. Both tokens are sealed with the secret of the server. */
export type SealedTokenColumns = {
  access_token: string
  refresh_token: string
  expires_at: Date
  /** Until when one server renews the tokens alone; null while none does. */
  renewal_ends_at: Date | null
}

/** Where the logins of one service are kept, and how they are renewed. */
export type LoginStore = {
  /** The table, and the column that names a login. */
  table: { name: 'defect_login'; key: 'account' } | { name: 'parking_login'; key: 'token' }
  /** The secret of this server, and what the tokens are sealed for. */
  secret: string
  purpose: string
  /** Exchanges a refresh token, once. */
  renew(refresh: string): Promise<OAuthTokens>
  /** Creates what is thrown for a login that has ended, and for one that another server renews for too long. */
  failure(why: 'ended' | 'busy'): Error
  /** Whether `renew` threw because the login has ended. */
  isEnded(error: unknown): boolean
}

/** The tokens of a row, and the row's own sealed refresh token, which changes with each renewal. */
type Login = OAuthTokens & { sealedRefresh: string }

/** Time before the end of an access token at which it is renewed, so that it does not expire on its way, in ms. */
const marginMs = 30_000
/** Longest time that one server renews tokens alone, in ms. It exceeds the time-out of the call. */
const leaseMs = 15_000
/** Interval at which the others look whether they are renewed, in ms. */
const pollMs = 50

/**
 * The tokens of logins in an external service, which are sealed in the database. Refresh tokens can be used once, so one caller renews
 * them and the others wait: an update of the row, which locks it and reads it again, decides who. No transaction stays open during the
 * call, because PGlite has one connection.
 */
export class SealedTokens {
  readonly #db: Database
  readonly #now: () => Date
  readonly #store: LoginStore

  constructor(db: Database, now: () => Date, store: LoginStore) {
    this.#db = db
    this.#now = now
    this.#store = store
  }

  /** Returns what a row keeps of tokens. */
  seal({ access, refresh, expiresAt }: OAuthTokens): SealedTokenColumns {
    const { secret, purpose } = this.#store
    const [access_token, refresh_token] = [sealText(secret, purpose, access), sealText(secret, purpose, refresh)]
    return { access_token, refresh_token, expires_at: expiresAt, renewal_ends_at: null }
  }

  /** Returns a valid access token. Throws the store's failure when the login has ended, which removes it. */
  async accessOf(id: string): Promise<string> {
    const login = await this.#find(id)
    if (!login) throw this.#store.failure('ended')
    if (login.expiresAt.getTime() - marginMs > this.#now().getTime()) return login.access
    return await this.renew(id, login.access)
  }

  /** Returns a newer access token than the given one, which is expired or refused. Throws as `accessOf` does. */
  async renew(id: string, refused: string): Promise<string> {
    for (let waited = 0; waited <= leaseMs; waited += pollMs) {
      const login = await this.#find(id)
      if (!login) throw this.#store.failure('ended')
      if (login.access !== refused) return login.access
      if (await this.#claim(id, login)) return await this.#renewClaimed(id, login)
      await wait(pollMs)
    }
    throw this.#store.failure('busy')
  }

  /** Finds a login. One that was sealed with another secret counts as none, so that the visitor signs in again. */
  async #find(id: string): Promise<Login | undefined> {
    const { table, secret, purpose } = this.#store
    const row = await this.#db
      .selectFrom(table.name)
      .select(['access_token', 'refresh_token', 'expires_at'])
      .where(table.key, '=', id)
      .executeTakeFirst()
    if (!row) return undefined
    const access = unsealText(secret, purpose, row.access_token)
    const refresh = unsealText(secret, purpose, row.refresh_token)
    if (access === undefined || refresh === undefined) return undefined
    return { access, refresh, expiresAt: row.expires_at, sealedRefresh: row.refresh_token }
  }

  /** Whether this caller renews the tokens. The row lock of the update lets one of several win. */
  async #claim(id: string, login: Login): Promise<boolean> {
    const now = this.#now()
    const { numUpdatedRows } = await this.#update(id, login, { renewal_ends_at: new Date(now.getTime() + leaseMs) })
      .where(({ or, eb }) => or([eb('renewal_ends_at', 'is', null), eb('renewal_ends_at', '<=', now)]))
      .executeTakeFirst()
    return numUpdatedRows > 0n
  }

  async #renewClaimed(id: string, login: Login): Promise<string> {
    const { table, renew, isEnded } = this.#store
    try {
      const tokens = await renew(login.refresh)
      await this.#update(id, login, this.seal(tokens)).execute()
      return tokens.access
    } catch (error) {
      if (isEnded(error))
        await this.#db
          .deleteFrom(table.name)
          .where(table.key, '=', id)
          .where('refresh_token', '=', login.sealedRefresh)
          .execute()
      else await this.#update(id, login, { renewal_ends_at: null }).execute()
      throw error
    }
  }

  /** An update of the row, unless its tokens were renewed meanwhile. */
  #update(id: string, { sealedRefresh }: Login, change: Partial<SealedTokenColumns>) {
    const { name, key } = this.#store.table
    return this.#db.updateTable(name).set(change).where(key, '=', id).where('refresh_token', '=', sealedRefresh)
  }
}
