import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { ApiFailure } from './ApiFailure'

const allMethods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const

type MethodsByUrl = Map<string, Set<string>>

/**
 * Records the methods of every route registered from now on. The returned function adds routes that answer all other methods with
 * 405 (OPTIONS with 204) and an `allow` header, before a body is parsed.
 */
export function answerOtherMethods(app: FastifyInstance): () => void {
  const known: MethodsByUrl = new Map()
  app.addHook('onRoute', ({ method, url }) => {
    const methods = known.get(url) ?? new Set()
    for (const name of [method].flat()) methods.add(name)
    known.set(url, methods)
  })
  return () => {
    for (const url of [...known.keys()]) {
      const methods = methodsAt(url, known)
      const allowed = [...methods, ...(methods.has('OPTIONS') ? [] : ['OPTIONS'])].join(', ')
      const others = allMethods.filter((method) => !methods.has(method))
      if (others.length === 0) continue
      app.route({
        method: others,
        url,
        onRequest: async (request, reply) => refuse(request, reply, allowed),
        handler: async () => undefined,
      })
    }
  }
}

/** Returns the methods of a URL, including those of routes whose parameter matches it, such as `/users/:uid` for `/users/self`. */
function methodsAt(url: string, known: MethodsByUrl): Set<string> {
  const words = url.split('/')
  const covers = (pattern: readonly string[]) =>
    pattern.length === words.length && pattern.every((part, index) => part === words[index] || part.startsWith(':'))
  return new Set([...known].flatMap(([pattern, methods]) => (covers(pattern.split('/')) ? [...methods] : [])))
}

async function refuse(request: FastifyRequest, reply: FastifyReply, allowed: string): Promise<FastifyReply> {
  reply.header('allow', allowed)
  if (request.method === 'OPTIONS') return reply.code(204).send()
  throw new ApiFailure(405, 'method-not-allowed', `${request.method} is not allowed here; use ${allowed}.`)
}
