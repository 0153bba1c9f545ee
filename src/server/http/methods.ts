import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { ApiFailure } from './ApiFailure'

const allMethods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const

type MethodsByUrl = Map<string, Set<string>>

/**
 * Records the methods of every route registered from now on. The returned function then adds routes that answer all other
 * methods with 405, or OPTIONS with 204, and an `allow` header, before a body is parsed.
 */
export function answerOtherMethods(app: FastifyInstance): () => void {
  const known: MethodsByUrl = new Map()
  app.addHook('onRoute', ({ method, url }) => {
    const methods = known.get(url) ?? new Set()
    for (const name of [method].flat()) methods.add(name)
    known.set(url, methods)
  })
  return () => {
    for (const [url, methods] of [...known]) {
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

async function refuse(request: FastifyRequest, reply: FastifyReply, allowed: string): Promise<FastifyReply> {
  reply.header('allow', allowed)
  if (request.method === 'OPTIONS') return reply.code(204).send()
  throw new ApiFailure(405, 'method-not-allowed', `${request.method} is not possible here; use ${allowed}.`)
}
