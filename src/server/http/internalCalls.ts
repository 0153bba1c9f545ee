import type { IncomingMessage } from 'node:http'
import type { FastifyRequest } from 'fastify'
import type { Body } from '../cache/Body'
import type { CacheResult } from '../cache/SharedCache'

/** Remote address of the server's internal calls, which no socket can have. */
export const internalAddress = 'internal'

export const isInternal = (request: FastifyRequest): boolean => request.raw.socket.remoteAddress === internalAddress

/** An answer that is the same for every visitor without stored data. */
export type SharedAnswer = {
  status: number
  headers: Readonly<Record<string, string>>
  body: Body | undefined
}

const answers = new WeakMap<IncomingMessage, CacheResult<SharedAnswer>>()

/** Attaches the shared answer to an internal request, for the page that is rendered from it. */
export function keepAnswer(request: IncomingMessage, answer: CacheResult<SharedAnswer>): void {
  answers.set(request, answer)
}

export const answerOfRequest = (request: IncomingMessage): CacheResult<SharedAnswer> | undefined => answers.get(request)
