import type { FastifyReply } from 'fastify'
import { plainPage } from './plainPage'

export const sendPlainPage = (reply: FastifyReply, status: number): FastifyReply =>
  reply.code(status).header('cache-control', 'no-store').type('text/html; charset=utf-8').send(plainPage(status))
