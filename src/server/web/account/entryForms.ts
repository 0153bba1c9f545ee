import { randomUUID } from 'node:crypto'
import { isObject, own } from '../../../../schemas/engine'
import { routeName, routePaths } from '../../../../schemas/routes/routePaths'
import { sitePath } from '../../../../schemas/routes/sitePath'
import { parseTokens } from '../../identity/sessionTokens'
import { type AccountForm, type AccountPost, type ApiReply, type FormOutcome, outcomeOf } from './AccountForm'

const users = '/core-service/api/v1/users'

const signIn: AccountForm = {
  shown: ['email'],
  async process(post) {
    const { card, session, call } = post
    const grant = {
      grant_type: 'password',
      username: post.text('email'),
      password: post.secret('password'),
      portalName: card,
    }
    const missing = {
      ...(!grant.username && { email: 'email' }),
      ...(!grant.password && { password: 'missingPassword' }),
    }
    if (Object.keys(missing).length > 0) return { status: 422, problems: missing }
    const reply = await call('POST', '/core-service/api/v1/oauth/token', new URLSearchParams(grant))
    const tokens = reply.status === 200 ? parseTokens(reply.body, card) : undefined
    if (!tokens) return reply.status === 401 ? { status: 422, problems: { '': 'signIn' } } : outcomeOf(reply)
    await session.begin(tokens)
    return targetOf(post)
  },
}

/** Returns the target after sign-in: `redirectUrl` on this site, else the page of `redirectRouteName`, else the account. */
function targetOf({ text, origin }: AccountPost): FormOutcome {
  const wanted = sitePath(text('redirectUrl'), origin)
  if (wanted !== undefined) return { anywhere: wanted }
  const name = text('redirectRouteName')
  const [path] = routePaths.find(([each]) => !/[:*]/.test(each) && routeName(each) === name) ?? []
  return { to: path ?? '/compte' }
}

const register: AccountForm = {
  shown: ['firstName', 'lastName', 'email'],
  async process({ text, secret, card, call }) {
    const [email, registration] = [text('email'), randomUUID()]
    const person = { email, firstName: text('firstName'), lastName: text('lastName'), password: secret('password') }
    const reply = await call('POST', users, { ...person, registration, portalName: card })
    return reply.status < 300
      ? { to: '/compte/confirmer', query: { email, registration, ...delayOf(reply) } }
      : outcomeOf(reply)
  },
}

/** Returns the message about a delayed mail for the next page. */
function delayOf({ body }: ApiReply): { done?: string } {
  const data = isObject(body) ? own(body, 'data') : undefined
  return isObject(data) && own(data, 'isDelayed') === true ? { done: 'delayed' } : {}
}

/** Removes spaces, because people type codes in groups. */
const codeOf = (text: AccountPost['text']): string => text('code').replace(/\s/g, '')

/** Confirms an address with the token of the mailed link or with the mailed code; a registration also with its password. */
const confirm: AccountForm = {
  shown: ['email', 'token', 'registration'],
  async process({ text, secret, card, session, call }) {
    const [token, password] = [text('token'), secret('password')]
    const proof = token ? { token } : { email: text('email'), code: codeOf(text) }
    const body = { ...proof, ...(password && { password }), portalName: card }
    const reply = await call('POST', `${users}/confirm`, body)
    if (reply.status >= 300) return refusalOf(reply)
    const data = isObject(reply.body) ? own(reply.body, 'data') : undefined
    const tokens = parseTokens(isObject(data) ? own(data, 'tokens') : undefined, card)
    if (tokens) await session.begin(tokens)
    const isSignedIn = session.tokens?.portal === card
    return { to: isSignedIn ? '/compte' : '/compte/connexion', query: { done: tokens ? 'created' : 'confirmed' } }
  },
}

/** Returns the problems of a refused confirmation, whose password is that of the registration. */
function refusalOf(reply: ApiReply): FormOutcome {
  const outcome = outcomeOf(reply)
  if (!('problems' in outcome)) return outcome
  const { currentPassword: wrong, password: missing, ...others } = outcome.problems
  if (wrong) return { ...outcome, problems: { password: 'registrationPassword' } }
  return missing ? { ...outcome, problems: { ...others, password: 'missingPassword' } } : outcome
}

const resend: AccountForm = {
  shown: ['email', 'registration'],
  async process({ text, card, call }) {
    const email = text('email')
    const registration = text('registration')
    const named: Record<string, string> = registration ? { registration } : {}
    const reply = await call('POST', `${users}/resend-confirmation`, { email, ...named, portalName: card })
    return reply.status < 300
      ? { to: '/compte/confirmer', query: { email, ...named, done: 'resent', ...delayOf(reply) } }
      : outcomeOf(reply)
  },
}

const requestReset: AccountForm = {
  shown: ['email'],
  async process({ text, card, call }) {
    const email = text('email')
    const reply = await call('POST', `${users}/request-reset-password`, { email, portalName: card })
    return reply.status < 300 ? { to: '/compte/mot-de-passe', query: { email, ...delayOf(reply) } } : outcomeOf(reply)
  },
}

/** Sets a password with the token of the mailed link or with the mailed code. */
const resetPassword: AccountForm = {
  shown: ['token', 'uid', 'email'],
  async process({ text, secret, call }) {
    const [token, password] = [text('token'), secret('password')]
    const reply = token
      ? await call('POST', `${users}/${encodeURIComponent(text('uid'))}/reset-password`, { token, password })
      : await call('POST', `${users}/reset-password`, { email: text('email'), code: codeOf(text), password })
    return reply.status < 300 ? { to: '/compte/connexion', query: { done: 'reset' } } : outcomeOf(reply)
  },
}

/** Undoes a change of address with the token of the mailed link or with the mailed code. */
const restore: AccountForm = {
  shown: ['token', 'email'],
  async process({ text, session, call }) {
    const token = text('token')
    const proof = token ? { token } : { email: text('email'), code: codeOf(text) }
    const reply = await call('POST', `${users}/restore-address`, proof)
    if (reply.status === 409) return { status: 422, problems: { '': 'takenAddress' } }
    if (reply.status >= 300) return outcomeOf(reply)
    const data = isObject(reply.body) ? own(reply.body, 'data') : undefined
    const email = isObject(data) ? own(data, 'email') : undefined
    const query = { ...(typeof email === 'string' && { email }), done: 'restored', ...delayOf(reply) }
    // The call may have ended the session of this browser.
    await session.find(true)
    return { to: '/compte/mot-de-passe', query }
  },
}

/** The forms of visitors who are not signed in, by name. */
export const entryForms: Readonly<Record<string, AccountForm>> = {
  signIn,
  register,
  confirm,
  resend,
  requestReset,
  resetPassword,
  restore,
}
