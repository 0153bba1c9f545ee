import type { FastifyRequest } from 'fastify'

const localHost = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d+)?$/

/** Headers that proxies in front of a server add. */
const proxyHeaders = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip']

/** Whether a request comes from a developer: by an address of the own machine, and through no proxy that says so. */
export const isForDeveloper = ({ headers }: FastifyRequest): boolean =>
  localHost.test(headers.host ?? '') && !proxyHeaders.some((name) => headers[name] !== undefined)
