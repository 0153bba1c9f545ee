import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { Logger } from 'kysely'
import { doorVersion, type RenderedPage, type RenderRequest } from '../../../schemas/door'
import { type AppOptions, createApp } from '../../../src/server/app'
import type { OpenDatabase } from '../../../src/server/db/openDatabase'
import { seed } from '../../../src/server/db/seed/seed'
import { packageRoot } from '../../../src/server/packageRoot'
import type { PortalApp } from '../../../src/server/web/pages/PortalApp'
import { type Fill, postgres, type TestDatabase } from './databases'
import { type TemporaryFolder, temporaryFolder } from './temporaryFolder'
import { secret } from './visitor'

export const towns = join(packageRoot, 'fixtures/towns')

/** The current time in every test: a Wednesday in March, ten in the morning in Belgium. */
export const now = new Date('2027-03-10T09:00:00Z')

/** A parking service that does not answer, so that towns have one. A test of parking opens the mock. */
const unreachableParking = {
  ...{ url: 'http://127.0.0.1:9/', client: 'beffroi', clientSecret: 'demonstration', secret, timeoutMs: 1000 },
  redirectUri: (town: string) => `http://localhost/${town}/4411/redirect`,
}

/** What a server needs besides its data and its portal. It stores its files in the folder. */
export const optionsIn = ({ path }: TemporaryFolder) => ({
  towns,
  built: join(path, 'dist'),
  cacheFolder: join(path, 'cache'),
  now: () => now,
  rateLimit: 0,
  secret,
  parking: unreachableParking,
})

type StubPage = Pick<RenderedPage, 'status' | 'html'> & Partial<RenderedPage>

/** A portal that renders what a test says, in place of the built one. */
export const stubPortal = (render: (request: RenderRequest) => Promise<StubPage>): PortalApp => ({
  assets: {},
  doorVersion,
  readAddress: (url) => ({
    url,
    isOwn: false,
    isNeverShared: /\/compte(?:[/?#]|$)/.test(url),
    usesCamera: false,
    usesWasm: false,
  }),
  firstFiles: () => ({ main: undefined, styles: [] }),
  forms: {},
  offlineFiles: () => ({}),
  render: async (request) => ({ headers: {}, issues: [], parameters: [], notice: '', ...(await render(request)) }),
})

/** A portal with forms, which the addresses in the header `List-Unsubscribe` of mails stand for. */
export const portalWithForms = (forms: PortalApp['forms']): PortalApp => ({
  ...stubPortal(async () => ({ status: 200, html: '<!doctype html><title>Portail</title>' })),
  forms,
})

export type TestServer = OpenDatabase & { app: FastifyInstance; rendered: RenderRequest[] }

/** Writes the demonstration towns, as of `now`. */
export const fillWithTowns: Fill = { name: 'towns', write: (db) => seed(db, { towns, now: () => now }) }

/** `log` receives the statements. */
export type ServerOptions = Partial<AppOptions> & { database?: TestDatabase | undefined; log?: Logger }

/**
 * Opens the server with the demonstration towns in a database of its own, by default PostgreSQL, which starts faster than PGlite.
 * The portal is a stub that records its requests in `rendered`.
 */
export async function openServer({ database = postgres, log, ...options }: ServerOptions = {}): Promise<TestServer> {
  const { db, close } = await database.open({ fill: fillWithTowns, log })
  const folder = temporaryFolder()
  const drawn: RenderRequest[] = []
  const app = await createApp({
    source: { db },
    ...optionsIn(folder),
    portal: stubPortal(async (request) => {
      drawn.push(request)
      return { status: request.portal === undefined ? 404 : 200, html: '<!doctype html><title>Portail</title>' }
    }),
    ...options,
  })
  const closeAll = async () => {
    await app.close()
    await close()
    folder.remove()
  }
  return { app, db, rendered: drawn, close: closeAll }
}
