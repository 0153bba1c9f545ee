import { z } from 'zod'
import type { Database } from '../../../db/Tables'
import { askForTokens } from '../../../oauth/askForTokens'
import { basicAuth, endpointOf, signInUrl } from '../../../oauth/OAuthClient'
import { type OAuthTokens, SealedTokens } from '../../../oauth/SealedTokens'
import { answeredBySystem, callSystem } from './callSystem'
import type { ExternalOptions } from './ExternalOptions'
import { ReportingFailure, type ReportingSystem, type SentReport, type SystemLogin } from './ReportingSystem'

/** Path of the endpoint that takes reports and tells their states. */
const reportsPath = 'api/reports'

const receipt = z.object({ reference: z.string().min(1).max(80) })

const states = z.object({
  reports: z.array(
    z.object({
      reference: z.string(),
      status: z.enum(['received', 'in-progress', 'done', 'refused']),
      answer: z.string().max(5000).optional(),
    }),
  ),
})

/** Creates the client of an external reporting system, to which each account signs in by OAuth (authorization code with PKCE). */
export function externalSystem(db: Database, now: () => Date, options: ExternalOptions): ReportingSystem {
  const ask = (fields: Record<string, string>) => tokensOf(options, now, fields)
  const tokens = new SealedTokens(db, now, {
    table: { name: 'defect_login', key: 'account' },
    secret: options.secret,
    purpose: 'defect login',
    renew: (refresh) => ask({ grant_type: 'refresh_token', refresh_token: refresh }),
    failure: (why) =>
      why === 'ended'
        ? notSignedIn()
        : new ReportingFailure('temporary', 'The login of the reporting system is being renewed.'),
    isEnded: (error) => error instanceof ReportingFailure && error.code === 'login',
  })
  return {
    name: 'external',
    login: loginOf(db, { tokens, ask, options }),
    send: (report) => send(report, tokens, options),
    async statesOf(references) {
      if (references.length === 0) return []
      const url = endpointOf(options, reportsPath)
      url.search = new URLSearchParams({ references: references.join(',') }).toString()
      const headers = { accept: 'application/json', authorization: basicAuth(options) }
      const { status, body } = await callSystem({ url, method: 'GET', headers, timeoutMs: options.timeoutMs })
      const parsed = states.safeParse(body)
      if (status !== 200 || !parsed.success) throw unclear(status)
      return parsed.data.reports.map(({ reference, status: state, answer }) => ({ reference, status: state, answer }))
    },
  }
}

type Logins = {
  tokens: SealedTokens
  ask(fields: Record<string, string>): Promise<OAuthTokens>
  options: ExternalOptions
}

const loginOf = (db: Database, { tokens, ask, options }: Logins): SystemLogin => ({
  async isSignedIn(account) {
    try {
      await tokens.accessOf(account)
      return true
    } catch (error) {
      return error instanceof ReportingFailure && error.code !== 'login'
    }
  },
  urlOf: (attempt) => signInUrl(options, 'login', { ...attempt, redirectUri: options.redirectUri() }),
  async finish(account, { code, verifier }) {
    const fields = { code, code_verifier: verifier, redirect_uri: options.redirectUri() }
    const row = tokens.seal(await ask({ grant_type: 'authorization_code', ...fields }))
    await db
      .insertInto('defect_login')
      .values({ account, ...row })
      .onConflict((conflict) => conflict.column('account').doUpdateSet(row))
      .execute()
  },
})

/** Exchanges a code or a refresh token. Throws a `login` failure when the system refuses it. */
async function tokensOf(options: ExternalOptions, now: () => Date, fields: Record<string, string>) {
  const tokens = await answeredBySystem(askForTokens(options, now, fields))
  if (!tokens) throw notSignedIn()
  return tokens
}

const notSignedIn = (): ReportingFailure =>
  new ReportingFailure('login', 'The account is not signed in to the reporting system.')

/** Sends a report with the login of its account. A refused token is renewed once. The uid makes the system store the report once. */
async function send(
  report: SentReport,
  tokens: SealedTokens,
  options: ExternalOptions,
): Promise<{ reference: string }> {
  const { account, uid, madeAt, ...content } = report
  const post = (authorization: string) =>
    callSystem({
      url: endpointOf(options, reportsPath),
      method: 'POST',
      headers: {
        accept: 'application/json',
        'content-type': 'application/json',
        'idempotency-key': uid,
        authorization,
      },
      body: JSON.stringify({ id: uid, ...content, madeAt: madeAt.toISOString() }),
      timeoutMs: options.timeoutMs,
    })
  const access = account === undefined ? undefined : await tokens.accessOf(account)
  let answer = await post(access === undefined ? basicAuth(options) : `Bearer ${access}`)
  if (answer.status === 401 && account !== undefined && access !== undefined) {
    answer = await post(`Bearer ${await tokens.renew(account, access)}`)
  }
  if (answer.status === 401) throw new ReportingFailure('login', 'The reporting system refuses the login.')
  if (answer.status >= 400) throw new ReportingFailure('refused', `The reporting system answered ${answer.status}.`)
  const parsed = receipt.safeParse(answer.body)
  if (!parsed.success) throw unclear(answer.status)
  return parsed.data
}

const unclear = (status: number): ReportingFailure =>
  new ReportingFailure('temporary', `The reporting system answered ${status} with something unknown.`)
