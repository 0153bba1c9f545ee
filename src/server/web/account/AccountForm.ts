import { isObject, own } from '../../../../schemas/engine'
import { parseJson } from '../../http/parseJson'
import type { VisitorSession } from '../../identity/VisitorSession'

/** A posted form of an account, and what it is processed with. */
export type AccountPost = {
  /** The text of a field, trimmed; empty for one that is missing. */
  text(name: string): string
  /** The text of a field as it was typed. */
  secret(name: string): string
  /** The file of a field, in base64; undefined for none. */
  file(name: string): unknown
  session: VisitorSession
  /** Card name of the portal. */
  card: string
  /** Uid of who is signed in. */
  uid: string
  /** The portal's origin as the browser sees it, for a whole URL as `redirectUrl`. */
  origin: string
  /** Makes a call as the visitor, who is signed in or not. */
  call(method: string, path: string, body?: unknown): Promise<ApiReply>
}

export type ApiReply = { status: number; body: unknown }

/** Kind of problem by field, `''` for the form as a whole. */
export type Problems = Readonly<Record<string, string>>

/** Where a form that succeeded leads: a path below the portal, or `anywhere` on this site. */
export type FormOutcome =
  | { to: string; query?: Readonly<Record<string, string>> }
  | { anywhere: string }
  | { status: number; problems: Problems }

/** A form of a page of accounts. */
export type AccountForm = {
  /** Only for who is signed in. */
  needsAccount?: boolean
  /** Fields that the page shows again after a problem. No password is ever one. */
  shown: readonly string[]
  process(post: AccountPost): Promise<FormOutcome>
}

export async function readReply(response: Response): Promise<ApiReply> {
  return { status: response.status, body: parseJson(await response.text()) }
}

/** Problems by the code of a failure of the API. */
const problemsByCode: Readonly<Record<string, Problems>> = {
  'invalid-grant': { '': 'signIn' },
  'wrong-password': { currentPassword: 'wrongPassword' },
  'invalid-token': { '': 'invalidToken' },
  'expired-token': { '': 'expiredToken' },
  'used-token': { '': 'usedToken' },
  forbidden: { '': 'otherAccount' },
  'too-large': { '': 'tooLarge' },
}

/** In the order in which they stand in the forms. */
const fields = ['picture', 'firstName', 'lastName', 'locale', 'email', 'code', 'currentPassword', 'password']

/** What a failed call of the API tells the visitor. */
export function outcomeOf({ status, body }: ApiReply): FormOutcome {
  if (status === 429) return { status, problems: { '': 'tooMany' } }
  if (status >= 500 || status === 0) return { status: 503, problems: { '': 'unavailable' } }
  const error = isObject(body) ? own(body, 'error') : undefined
  const code = isObject(error) ? own(error, 'code') : undefined
  const known = typeof code === 'string' && Object.hasOwn(problemsByCode, code) ? problemsByCode[code] : undefined
  if (known) return { status: 422, problems: known }
  const issues = isObject(error) ? own(error, 'issues') : undefined
  const found = new Map((Array.isArray(issues) ? issues : []).filter(isObject).reverse().flatMap(problemOf))
  const problems = fields.flatMap((field) => (found.has(field) ? [[field, found.get(field)]] : []))
  return { status: 422, problems: problems.length > 0 ? Object.fromEntries(problems) : { '': 'failed' } }
}

function problemOf({ pointer, code }: Readonly<Record<string, unknown>>): [field: string, problem: string][] {
  const [, given = ''] = /^\/body\/(\w+)/.exec(String(pointer)) ?? []
  const field = given === 'username' ? 'email' : given
  if (!fields.includes(field)) return []
  return [[field, field === 'password' && code === 'wrong-value' ? 'commonPassword' : field]]
}
