import type { FastifyRequest } from 'fastify'

const hostName = /^(?:[A-Za-z0-9](?:[A-Za-z0-9.-]*[A-Za-z0-9])?|\[[0-9A-Fa-f:.]+\])(?::\d{1,5})?$/

/** Where the visitor sees the site, such as `https://montclair.be`. A host that cannot be one is not repeated. */
export const originOf = ({ protocol, host }: FastifyRequest): string =>
  `${protocol}://${hostName.test(host) ? host : 'localhost'}`
