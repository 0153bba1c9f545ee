import { createHash } from 'node:crypto'
import { z } from 'zod'
import type { Database } from '../../../db/Tables'
import { callSystem } from './callSystem'
import { basicAuth, type ExternalOptions, endpointOf } from './ExternalOptions'
import { ReportingFailure, type ReportingSystem, type SentReport, type SystemLogin } from './ReportingSystem'
import { SystemTokens } from './SystemTokens'

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
  const tokens = new SystemTokens(db, now, options)
  return {
    name: 'external',
    login: loginOf(tokens, options),
    send: (report) => send(report, tokens, options),
    async statesOf(references) {
      if (references.length === 0) return []
      const url = endpointOf(options, 'reports')
      url.search = new URLSearchParams({ references: references.join(',') }).toString()
      const headers = { accept: 'application/json', authorization: basicAuth(options) }
      const { status, body } = await callSystem({ url, method: 'GET', headers, timeoutMs: options.timeoutMs })
      const parsed = states.safeParse(body)
      if (status !== 200 || !parsed.success) throw unclear(status)
      return parsed.data.reports.map(({ reference, status: state, answer }) => ({ reference, status: state, answer }))
    },
  }
}

const loginOf = (tokens: SystemTokens, options: ExternalOptions): SystemLogin => ({
  async isSignedIn(account) {
    try {
      await tokens.accessOf(account)
      return true
    } catch (error) {
      return error instanceof ReportingFailure && error.code !== 'login'
    }
  },
  urlOf({ state, verifier }) {
    const url = endpointOf(options, 'login')
    url.search = new URLSearchParams({
      response_type: 'code',
      client_id: options.client,
      redirect_uri: options.redirectUri(),
      state,
      code_challenge: createHash('sha256').update(verifier).digest('base64url'),
      code_challenge_method: 'S256',
    }).toString()
    return url.href
  },
  finish: (account, attempt) => tokens.signIn(account, attempt),
})

/** Sends a report with the login of its account. A refused token is renewed once. The uid makes the system store the report once. */
async function send(
  report: SentReport,
  tokens: SystemTokens,
  options: ExternalOptions,
): Promise<{ reference: string }> {
  const { account, uid, madeAt, ...content } = report
  const post = (authorization: string) =>
    callSystem({
      url: endpointOf(options, 'reports'),
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
