import type { FastifyReply, FastifyRequest } from 'fastify'
import { families } from '../../../../schemas/engine'
import type { ApiFetch } from '../apiFetch'
import { chosenLocaleOf, ensureAnonymousUid } from '../identity/cookies'
import { visitorFetch } from '../page/visitorFetch'
import type { FormPost } from './readPost'

/** What the API answered to a post, in the visitor’s name; 503 when it did not. */
export async function callApi(
  request: FastifyRequest,
  reply: FastifyReply,
  api: ApiFetch,
  { method, endpoint, body }: FormPost,
): Promise<{ status: number; answer: unknown }> {
  const fetch = visitorFetch(api, ensureAnonymousUid(request, reply), chosenLocaleOf(request) ?? '')
  try {
    const response = await fetch(endpoint, {
      method,
      headers: {
        accept: 'application/json',
        'x-lgc-versions': JSON.stringify(families),
        ...(body ? { 'content-type': 'application/json' } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
    const text = await response.text()
    return { status: response.status, answer: parseJson(text) }
  } catch (error) {
    request.log.warn({ err: error }, 'the API does not answer a form')
    return { status: 503, answer: undefined }
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
