import type { FastifyRequest } from 'fastify'

/** Remote address of the server's internal calls, which no socket can have. */
export const internalAddress = 'internal'

export const isInternal = (request: FastifyRequest): boolean => request.raw.socket.remoteAddress === internalAddress
