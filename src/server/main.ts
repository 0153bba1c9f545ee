import { join } from 'node:path'
import { createApp } from './app'
import { openDatabase } from './db/openDatabase'
import { seed } from './db/seed/seed'
import { loggerOptions } from './http/logging'
import { listen } from './listen'
import { packageRoot } from './packageRoot'
import { readSettings, type Settings } from './settings'
import { loadPortalApp } from './web/pages/PortalApp'

const towns = join(packageRoot, 'fixtures/towns')
const built = join(packageRoot, 'dist')

async function openSource({ API_ORIGIN, DATABASE_URL, DATABASE_POOL, DATA_DIR }: Settings) {
  if (API_ORIGIN) return { source: { apiOrigin: API_ORIGIN }, close: async () => {} }
  const onError = (error: Error) => console.error(`beffroi: a connection to the database broke: ${error.message}`)
  const database = await openDatabase({
    url: DATABASE_URL,
    poolSize: DATABASE_POOL,
    dataFolder: DATA_DIR,
    onError,
  })
  const { db, close } = database
  try {
    const names = await seed(db, { towns, now: () => new Date() })
    if (names.length > 0) console.log(`beffroi: the database holds the demonstration towns ${names.join(' and ')}`)
  } catch (error) {
    await close()
    throw error
  }
  return { source: database, close }
}

async function start(): Promise<void> {
  const settings = readSettings(process.env)
  const { source, close } = await openSource(settings)
  try {
    const app = await createApp({
      source,
      towns,
      built,
      cacheFolder: join(settings.DATA_DIR, 'cache'),
      portal: await loadPortalApp(join(built, 'portal')),
      fixedPortal: settings.PORTAL,
      publicOrigin: settings.PUBLIC_ORIGIN,
      hasStudio: settings.STUDIO,
      hasOpenapi: settings.OPENAPI,
      trustProxy: settings.TRUST_PROXY,
      rateLimit: settings.RATE_LIMIT,
      logger: loggerOptions(settings.LOG_LEVEL),
    })
    await listen(app, settings, close)
  } catch (error) {
    await close()
    throw error
  }
}

try {
  await start()
} catch (error) {
  console.error(`beffroi: ${error instanceof Error ? error.message : error}`)
  process.exitCode = 1
}
