import type { FastifyInstance } from 'fastify'
import { identifyByHeader, type Target } from '../../../src/cli/conformance/Target'
import { createApp } from '../../../src/server/app'
import { openServer, optionsIn, stubPortal } from './openServer'
import { temporaryFolder } from './temporaryFolder'
import { visitorCookie } from './visitor'

/** Where the partner of the demo is said to be. The suites name its pages and load none. */
const partnerUrl = 'http://127.0.0.1:4999/'

/** A system of a town, as the suites of conformance try it. */
type System = Pick<Target, 'origin' | 'identify'> & {
  app: FastifyInstance
  readChanges(): Promise<unknown>
  close(): Promise<void>
}

const originOf = async (app: FastifyInstance): Promise<string> =>
  new URL(await app.listen({ port: 0, host: '127.0.0.1' })).origin

const identifyByCookie = (uid: string) => ({
  cookie: `beffroi_anonymous=${visitorCookie(uid, true).beffroi_anonymous}`,
})

/** Ways to a system: to the demo itself, and to another server by a portal whose `API_ORIGIN` that is. */
export const systems: readonly [name: string, open: (now: () => Date) => Promise<System>][] = [
  [
    'of the demo',
    async (now) => {
      const { app, close } = await openServer({ trustsCallers: true, now, partnerUrl })
      const readChanges = () => app.readChanges()
      return { app, origin: await originOf(app), identify: identifyByHeader, readChanges, close }
    },
  ],
  [
    'of another server, behind a portal',
    async (now) => {
      const behind = await openServer({ trustsCallers: true, now, partnerUrl })
      const folder = temporaryFolder()
      const portal = stubPortal(async () => ({ status: 200, html: '<!doctype html>' }))
      const source = { apiOrigin: await originOf(behind.app) }
      const app = await createApp({ ...optionsIn(folder), now, source, portal })
      const close = async () => {
        await app.close()
        await behind.close()
        folder.remove()
      }
      const readChanges = () => behind.app.readChanges()
      return { app, origin: await originOf(app), identify: identifyByCookie, readChanges, close }
    },
  ],
]
