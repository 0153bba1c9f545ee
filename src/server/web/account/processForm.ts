import type { FastifyRequest } from 'fastify'
import { isObject, own } from '../../../../schemas/engine'
import type { Api } from '../../http/Api'
import { ApiFailure } from '../../http/ApiFailure'
import { identify } from '../../identity/identityHeaders'
import type { VisitorSession } from '../../identity/VisitorSession'
import { parseFields } from '../formPosts/parseFields'
import { type AccountForm, type AccountPost, type FormOutcome, readReply } from './AccountForm'
import { entryForms } from './entryForms'
import { ownForms } from './ownForms'

const forms = new Map(Object.entries({ ...entryForms, ...ownForms }))

/** The fields of a posted form and its definition. */
export type PostedFields = Pick<AccountPost, 'text' | 'secret' | 'file'> & { name: string; form: AccountForm }

/** Parses a posted form. Throws a 400 for an unknown form. */
export async function readForm({ body, headers }: FastifyRequest): Promise<PostedFields> {
  const given = await parseFields(Buffer.isBuffer(body) ? body : Buffer.alloc(0), headers['content-type'] ?? '')
  const values: Readonly<Record<string, unknown>> = Object.fromEntries(given)
  const secret = (field: string) => {
    const value = own(values, field)
    return typeof value === 'string' ? value : ''
  }
  const name = secret('form')
  const form = forms.get(name)
  if (!form) throw new ApiFailure(400, 'invalid-request', 'The form does not exist.')
  const file = (field: string) => (isObject(own(values, field)) ? own(values, field) : undefined)
  return { name, form, secret, file, text: (field) => secret(field).trim() }
}

type Posted = { card: string; fields: PostedFields }

/** Processes a form as the visitor who posted it. */
export async function processForm(
  request: FastifyRequest,
  session: VisitorSession,
  api: Api,
  { card, fields }: Posted,
): Promise<FormOutcome> {
  const found = await session.find()
  const isHere = session.tokens?.portal === card
  const account = isHere && typeof found === 'object' ? found.account : undefined
  if (fields.form.needsAccount && !account) {
    return found === 'unknown'
      ? { status: 503, problems: { '': 'unavailable' } }
      : { status: 401, problems: { '': 'signedOut' } }
  }
  const identity = isHere ? {} : identify(request, session.reply)
  const call: AccountPost['call'] = async (method, path, body) => {
    const isForm = body instanceof URLSearchParams
    const headers = {
      ...identity,
      accept: 'application/json',
      ...(fields.text('lang') && { 'x-lgc-language': fields.text('lang') }),
      'user-agent': request.headers['user-agent'] ?? '',
      ...(body === undefined
        ? {}
        : { 'content-type': isForm ? 'application/x-www-form-urlencoded' : 'application/json' }),
    }
    const init = { method, headers, ...(body === undefined ? {} : { body: isForm ? `${body}` : JSON.stringify(body) }) }
    const isTokenCall = isForm
    return await readReply(isHere && !isTokenCall ? await session.call(path, init) : (await api(path, init)).response())
  }
  const origin = `${request.protocol}://${request.host}`
  const post = { ...fields, session, card, uid: account?.uid ?? '', origin, call }
  try {
    const outcome = await fields.form.process(post)
    if (fields.name === 'signIn' && 'problems' in outcome) {
      request.log.info({ problems: outcome.problems }, 'a sign-in failed')
    }
    return outcome
  } catch (error) {
    request.log.warn({ err: error }, 'an API call of an account form failed')
    return { status: 503, problems: { '': 'unavailable' } }
  }
}
