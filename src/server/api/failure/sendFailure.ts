import type { FastifyReply } from 'fastify'
import type { ApiError } from '../../../../schemas'
import type { ApiFailure } from './ApiFailure'

export function sendFailure(reply: FastifyReply, { status, code, message, issues }: ApiFailure): FastifyReply {
  const body: ApiError = { error: { status, code, message, issues } }
  return reply.code(status).header('cache-control', 'no-store').type('application/json; charset=utf-8').send(body)
}
