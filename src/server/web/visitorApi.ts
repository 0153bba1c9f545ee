import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Api, ApiAnswer } from '../http/Api'
import { anonymousHeader, readAnonymous } from '../identity/anonymousUid'
import { callHeaders } from '../identity/callHeaders'
import { isTokenCall, otherHeaders } from '../identity/identityHeaders'
import { sessionOf } from '../identity/VisitorSession'

/**
 * Returns the client of all calls that the server makes for a request. Every call carries language, versions, position and parking
 * token, and names the visitor: by the session of the portal with that card name, else by the anonymous id, if there is one. A call
 * keeps the headers that it has. A call that is refused with 401 is repeated once, with the token that it lacked or with a new one.
 */
export function visitorApi(request: FastifyRequest, reply: FastifyReply, api: Api, card: string | undefined): Api {
  const session = sessionOf(request, reply, api)

  function headersFor(path: string, init: RequestInit): Headers {
    const headers = new Headers(init.headers)
    const { tokens } = session
    const uid = readAnonymous(request)?.uid
    const isHere = tokens !== undefined && tokens.portal === card && !isTokenCall(path)
    const identity = isHere ? { authorization: `Bearer ${tokens.access}` } : uid ? { [anonymousHeader]: uid } : {}
    for (const [name, value] of Object.entries({ ...callHeaders(request), ...otherHeaders(request), ...identity }))
      if (!headers.has(name)) headers.set(name, value)
    return headers
  }

  return async (path, init = {}) => {
    const headers = headersFor(path, init)
    const answer = await api(path, { ...init, headers })
    const isHere = session.tokens !== undefined && session.tokens.portal === card
    if (!isHere || isTokenCall(path) || statusOf(answer) !== 401) return answer
    const isRepeatable = !headers.has('authorization') || (await session.renew())
    if (!isRepeatable) return answer
    headers.delete('authorization')
    return await api(path, { ...init, headers: headersFor(path, { headers }) })
  }
}

const statusOf = ({ shared, response }: ApiAnswer): number => (shared ? shared.value.status : response().status)
