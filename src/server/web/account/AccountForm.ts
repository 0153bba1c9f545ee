import { isObject, own } from '../../../../schemas/engine'
import type { RoutePath } from '../../../../schemas/routes/routePaths'
import { parseJson } from '../../http/parseJson'
import type { VisitorSession } from '../../identity/VisitorSession'

/** A posted account form with its context. */
export type AccountPost = {
  /** Returns the trimmed value of a field; empty when it is missing. */
  text(name: string): string
  /** Returns the untrimmed value of a field. */
  secret(name: string): string
  /** Returns the file of a field, in base64; undefined when there is none. */
  file(name: string): unknown
  session: VisitorSession
  /** Card name of the portal. */
  card: string
  /** Uid of the signed-in account. */
  uid: string
  /** The portal's origin as the browser sees it, to check an absolute `redirectUrl`. */
  origin: string
  /** Makes an API call as the visitor. */
  call(method: string, path: string, body?: unknown): Promise<ApiReply>
}

export type ApiReply = { status: number; body: unknown }

/** Kind of problem by field, `''` for the form as a whole. */
export type Problems = Readonly<Record<string, string>>

/** The result of a form. A successful form leads to a path below the portal, or `anywhere` on this site. */
export type FormOutcome =
  | { to: RoutePath; query?: Readonly<Record<string, string>> }
  | { anywhere: string }
  | { status: number; problems: Problems }

/** A form of an account page. */
export type AccountForm = {
  /** Whether the visitor must be signed in. */
  needsAccount?: boolean
  /** Fields that the page shows again after a problem; never passwords. */
  shown: readonly string[]
  process(post: AccountPost): Promise<FormOutcome>
}

export async function readReply(response: Response): Promise<ApiReply> {
  return { status: response.status, body: parseJson(await response.text()) }
}

/** Problems by the API's failure code. */
const problemsByCode: Readonly<Record<string, Problems>> = {
  'invalid-grant': { '': 'signIn' },
  'wrong-password': { currentPassword: 'wrongPassword' },
  'invalid-token': { '': 'invalidToken' },
  'expired-token': { '': 'expiredToken' },
  'used-token': { '': 'usedToken' },
  forbidden: { '': 'otherAccount' },
  'too-large': { '': 'tooLarge' },
}

/** In the order of the forms. */
const fields = ['picture', 'firstName', 'lastName', 'locale', 'email', 'code', 'currentPassword', 'password']

/** Converts a failed API call to problems that the page shows. */
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
