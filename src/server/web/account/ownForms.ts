import { type AccountForm, type AccountPost, type FormOutcome, outcomeOf } from './AccountForm'

const users = '/core-service/api/v1/users'

/** Changes the account and leads to a page that confirms it. */
async function update({ call, uid }: AccountPost, changes: object, done: string): Promise<FormOutcome> {
  const reply = await call('PUT', `${users}/${encodeURIComponent(uid)}`, changes)
  return reply.status < 300 ? { to: '/compte', query: { done } } : outcomeOf(reply)
}

const profile: AccountForm = {
  needsAccount: true,
  shown: ['firstName', 'lastName', 'locale'],
  process(post) {
    const { text, file } = post
    const picture = file('picture') ?? (text('removePicture') ? null : undefined)
    const names = { firstName: text('firstName'), lastName: text('lastName') }
    return update(post, { ...names, locale: text('locale'), ...(picture === undefined ? {} : { picture }) }, 'profile')
  },
}

const email: AccountForm = {
  needsAccount: true,
  shown: ['email'],
  process: (post) =>
    update(post, { email: post.text('email'), currentPassword: post.secret('currentPassword') }, 'email'),
}

const password: AccountForm = {
  needsAccount: true,
  shown: [],
  process(post) {
    const { secret } = post
    const changes = { password: secret('password'), currentPassword: secret('currentPassword') }
    return update(post, changes, 'password')
  },
}

/** Signs out one other device, or all others. */
const endSessions: AccountForm = {
  needsAccount: true,
  shown: [],
  async process({ text, call }) {
    const id = text('id')
    const reply = await call('DELETE', `${users}/self/sessions${id ? `/${encodeURIComponent(id)}` : ''}`)
    const isGone = reply.status < 300 || (id !== '' && reply.status === 404)
    return isGone ? { to: '/compte/appareils', query: { done: 'ended' } } : outcomeOf(reply)
  },
}

const deleteAccount: AccountForm = {
  needsAccount: true,
  shown: [],
  async process({ text, secret, uid, call, session }) {
    if (!text('understood')) return { status: 422, problems: { understood: 'understood' } }
    // In the body, because servers log URLs.
    const body = { password: secret('currentPassword') }
    const reply = await call('DELETE', `${users}/${encodeURIComponent(uid)}`, body)
    if (reply.status >= 300) return outcomeOf(reply)
    session.end()
    return { to: '/compte/connexion', query: { done: 'deleted' } }
  },
}

/** The forms of signed-in visitors, by name. */
export const ownForms: Readonly<Record<string, AccountForm>> = {
  profile,
  email,
  password,
  endSessions,
  deleteAccount,
}
