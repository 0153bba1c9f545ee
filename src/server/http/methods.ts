import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { ApiFailure } from './ApiFailure'

const allMethods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const

type MethodsByUrl = Map<string, Set<string>>

/**
 * Notes the methods of every route that follows. The function returned adds, to each address, an answer to all the
 * other methods: what is allowed. It is answered before a body is read.
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
