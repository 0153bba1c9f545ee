import type { FastifyReply, FastifyRequest } from 'fastify'
import type { FormCall } from '../../../../schemas/door'
import type { Api } from '../../http/Api'
import { parseJson } from '../../http/parseJson'
import { markStored } from '../../identity/anonymousUid'
import { languageOfCalls } from '../../identity/callHeaders'
import { chosenLocaleOf } from '../../identity/chosenLocale'
import { findVisitor, visitorFetch } from '../findVisitor'

/** Makes the call with the visitor's identity. Converts a failure to a 503. */
export async function callApi(
  request: FastifyRequest,
  reply: FastifyReply,
  api: Api,
  card: string,
  { method, endpoint, body }: FormCall,
  headers: Readonly<Record<string, string>> = {},
): Promise<{ status: number; answer: unknown }> {
  const { identity } = await findVisitor(request, reply, api, card)
  const fetch = visitorFetch(api, identity, languageOfCalls(chosenLocaleOf(request)))
  try {
    const response = await fetch(endpoint, {
      method,
      headers: {
        accept: 'application/json',
        ...headers,
        ...(body ? { 'content-type': 'application/json' } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
    if (response.ok) markStored(request, reply)
    const text = await response.text()
    return { status: response.status, answer: parseJson(text) }
  } catch (error) {
    request.log.warn({ err: error }, 'an API call of a form failed')
    return { status: 503, answer: undefined }
  }
}
