import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { type AppOptions, createApp } from '../../../src/server/app'
import type { OpenDatabase } from '../../../src/server/db/openDatabase'
import { seed } from '../../../src/server/db/seed/seed'
import { packageRoot } from '../../../src/server/packageRoot'
import type { RenderRequest } from '../../../src/server/web/pages/PortalApp'
import { postgres, type TestDatabase } from './databases'
import { temporaryFolder } from './temporaryFolder'

export const towns = join(packageRoot, 'fixtures/towns')

/** The current time in every test: a Wednesday in March, ten in the morning in Belgium. */
export const now = new Date('2027-03-10T09:00:00Z')

export type TestServer = OpenDatabase & { app: FastifyInstance; rendered: RenderRequest[] }

type Options = Partial<AppOptions> & { database?: TestDatabase | undefined }

/**
 * Opens the server with the demonstration towns in an empty database, by default PostgreSQL, which starts faster than PGlite.
 * The portal is a stub that records its requests in `rendered`.
 */
export async function openServer({ database = postgres, ...options }: Options = {}): Promise<TestServer> {
  const { db, close } = await database.open()
  await seed(db, { towns, now: () => now })
  const folder = temporaryFolder()
  const drawn: RenderRequest[] = []
  const app = await createApp({
    source: { db },
    towns,
    built: join(folder.path, 'dist'),
    cacheFolder: join(folder.path, 'cache'),
    now: () => now,
    rateLimit: 0,
    portal: {
      assets: {},
      async render(request) {
        drawn.push(request)
        return {
          status: request.portal === undefined ? 404 : 200,
          headers: {},
          html: '<!doctype html><title>Portail</title>',
        }
      },
    },
    ...options,
  })
  const closeAll = async () => {
    await app.close()
    await close()
    folder.remove()
  }
  return { app, db, rendered: drawn, close: closeAll }
}
