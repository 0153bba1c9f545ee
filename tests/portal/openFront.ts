import type { FastifyInstance } from 'fastify'
import { door } from '../../src/portal/entry-server'
import { type AppOptions, createApp } from '../../src/server/app'
import { loggerOptions } from '../../src/server/http/logging'
import { towns } from '../helpers/server/openServer'
import { secret } from '../helpers/server/visitor'
import { assets } from './openPortal'

/** A line of the server's log, as it is parsed. */
export type LogLine = {
  msg: string
  call?: { address?: string; cause?: string; detail?: string } | string
  [name: string]: unknown
}

type Front = {
  /** The origin of the back end. */
  origin: string
  portal: string
  /** Where the portal keeps files of its own. */
  folder: string
  /** How long the portal waits for an answer. */
  timeoutMs: number
  /** Whether the portal asks at its start which services the back end offers. */
  asksServices?: boolean
  /** Where the portal keeps the last good configuration over a restart. */
  keptFolder?: string | undefined
  logged(line: LogLine): void
  options?: Partial<AppOptions>
}

/** Opens a portal of one town in front of a back end. The caller closes it. */
export function openFront({
  origin,
  timeoutMs,
  asksServices = false,
  keptFolder,
  ...front
}: Front): Promise<FastifyInstance> {
  const { portal, folder, logged, options } = front
  const stream = { write: (line: string) => logged(JSON.parse(line)) }
  return createApp({
    source: { apiOrigin: origin, timeoutMs, asksServices, ...(keptFolder && { keptFolder }) },
    towns,
    built: folder,
    cacheFolder: folder,
    fixedPortal: portal,
    rateLimit: 0,
    secret,
    portal: { ...door, assets },
    logger: { ...Object(loggerOptions('info')), stream },
    ...options,
  })
}
