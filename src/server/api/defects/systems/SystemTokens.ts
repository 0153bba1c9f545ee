import { setTimeout as wait } from 'node:timers/promises'
import type { Selectable } from 'kysely'
import { z } from 'zod'
import type { Database } from '../../../db/Tables'
import { sealText, unsealText } from '../../../identity/sealText'
import type { DefectLoginTable } from '../DefectTables'
import { callSystem } from './callSystem'
import { basicAuth, type ExternalOptions, endpointOf } from './ExternalOptions'
import { ReportingFailure } from './ReportingSystem'

type Row = Selectable<DefectLoginTable>

type Tokens = { access: string; refresh: string; expiresAt: Date }

/** A login with its tokens; those of the row are sealed. */
type Login = Row & Tokens

/** What the tokens are sealed for. */
const purpose = 'defect login'

/** The answer of the system's token endpoint. `expires_in` is in seconds. */
const tokenAnswer = z.object({
  access_token: z.string().min(1).max(4000),
  refresh_token: z.string().min(1).max(4000),
  expires_in: z.number().positive(),
})

/** Time before the end of an access token at which it is renewed, so that it does not expire on its way, in ms. */
const marginMs = 30_000
/** Longest time that one server renews tokens alone, in ms. It exceeds the time-out of the call. */
const leaseMs = 15_000
/** Interval at which the others look whether they are renewed, in ms. */
const pollMs = 50

/**
 * The logins of accounts in the external system, which never leave the server, and are sealed in the database. Refresh tokens can be used once, so one caller renews
 * them and the others wait: an update of the row decides who. No transaction stays open during the call, because PGlite has one
 * connection.
 */
export class SystemTokens {
  readonly #db: Database
  readonly #now: () => Date
  readonly #options: ExternalOptions

  constructor(db: Database, now: () => Date, options: ExternalOptions) {
    this.#db = db
    this.#now = now
    this.#options = options
  }

  /** Returns a valid access token. Throws a `ReportingFailure`: `login` for an account that is not signed in. */
  async accessOf(account: string): Promise<string> {
    const login = await this.#find(account)
    if (!login) throw notSignedIn()
    if (login.expiresAt.getTime() - marginMs > this.#now().getTime()) return login.access
    return await this.renew(account, login.access)
  }

  /** Returns a newer access token than the given one, which is expired or refused. */
  async renew(account: string, refused: string): Promise<string> {
    for (let waited = 0; waited <= leaseMs; waited += pollMs) {
      const login = await this.#find(account)
      if (!login) throw notSignedIn()
      if (login.access !== refused) return login.access
      if (await this.#claim(login)) return await this.#renewClaimed(login)
      await wait(pollMs)
    }
    throw new ReportingFailure('temporary', 'The login of the reporting system is being renewed.')
  }

  /** Signs an account in by the code of its login. */
  async signIn(account: string, { code, verifier }: { code: string; verifier: string }): Promise<void> {
    const { redirectUri } = this.#options
    const fields = { grant_type: 'authorization_code', code, code_verifier: verifier, redirect_uri: redirectUri() }
    const row = this.#seal(await this.#ask(fields))
    await this.#db
      .insertInto('defect_login')
      .values({ account, ...row })
      .onConflict((conflict) => conflict.column('account').doUpdateSet(row))
      .execute()
  }

  /** Finds the login of an account. One that was sealed with another secret counts as none, so that the account signs in again. */
  async #find(account: string): Promise<Login | undefined> {
    const { secret } = this.#options
    const row = await this.#db.selectFrom('defect_login').selectAll().where('account', '=', account).executeTakeFirst()
    if (!row) return undefined
    const access = unsealText(secret, purpose, row.access_token)
    const refresh = unsealText(secret, purpose, row.refresh_token)
    if (access === undefined || refresh === undefined) return undefined
    return { ...row, access, refresh, expiresAt: row.expires_at }
  }

  /** Returns what is stored of tokens. */
  #seal({ access, refresh, expiresAt }: Tokens): Omit<Row, 'account'> {
    const seal = (token: string) => sealText(this.#options.secret, purpose, token)
    return {
      access_token: seal(access),
      refresh_token: seal(refresh),
      expires_at: expiresAt,
      renewal_ends_at: null,
    }
  }

  /** Whether this caller renews the tokens. The row lock of the update lets one of several win. */
  async #claim({ account, refresh_token }: Row): Promise<boolean> {
    const now = this.#now()
    const { numUpdatedRows } = await this.#db
      .updateTable('defect_login')
      .set({ renewal_ends_at: new Date(now.getTime() + leaseMs) })
      .where('account', '=', account)
      .where('refresh_token', '=', refresh_token)
      .where(({ or, eb }) => or([eb('renewal_ends_at', 'is', null), eb('renewal_ends_at', '<=', now)]))
      .executeTakeFirst()
    return numUpdatedRows > 0n
  }

  async #renewClaimed({ account, refresh, refresh_token }: Login): Promise<string> {
    try {
      const tokens = await this.#ask({ grant_type: 'refresh_token', refresh_token: refresh })
      await this.#db
        .updateTable('defect_login')
        .set(this.#seal(tokens))
        .where('account', '=', account)
        .where('refresh_token', '=', refresh_token)
        .execute()
      return tokens.access
    } catch (error) {
      const isEnded = error instanceof ReportingFailure && error.code === 'login'
      const own = this.#db
      if (isEnded) {
        await own
          .deleteFrom('defect_login')
          .where('account', '=', account)
          .where('refresh_token', '=', refresh_token)
          .execute()
      } else {
        await own.updateTable('defect_login').set({ renewal_ends_at: null }).where('account', '=', account).execute()
      }
      throw error
    }
  }

  /** Calls the token endpoint. Throws a `login` failure when it refuses the code or the refresh token. */
  async #ask(fields: Record<string, string>): Promise<Tokens> {
    const { timeoutMs } = this.#options
    const { status, body } = await callSystem({
      url: endpointOf(this.#options, 'token'),
      method: 'POST',
      headers: {
        accept: 'application/json',
        'content-type': 'application/x-www-form-urlencoded',
        authorization: basicAuth(this.#options),
      },
      body: new URLSearchParams(fields).toString(),
      timeoutMs,
    })
    if (status >= 400) throw notSignedIn()
    const tokens = tokenAnswer.safeParse(body)
    if (!tokens.success) throw new ReportingFailure('temporary', 'The reporting system answered no tokens.')
    const { access_token, refresh_token, expires_in } = tokens.data
    return {
      access: access_token,
      refresh: refresh_token,
      expiresAt: new Date(this.#now().getTime() + expires_in * 1000),
    }
  }
}

const notSignedIn = (): ReportingFailure =>
  new ReportingFailure('login', 'The account is not signed in to the reporting system.')
