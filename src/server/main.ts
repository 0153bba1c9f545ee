import { join, resolve } from 'node:path'
import { parkingRedirectPath } from '../../schemas/routes/parkingPaths'
import { queueAccountMail } from './api/accounts/accountMails'
import type { ExternalOptions } from './api/defects/systems/ExternalOptions'
import type { Geocoder } from './api/geocoding/Geocoder'
import { openGeocoder } from './api/geocoding/openGeocoder'
import type { ParkingOptions } from './api/parking/system/ParkingOptions'
import { serverJobs } from './api/serverJobs'
import { queueTownMail } from './api/submissions/townMailJob'
import { createApp } from './app'
import { DatabaseTrap } from './db/drivers/DatabaseTrap'
import { findSecret } from './db/findSecret'
import { openDatabase } from './db/openDatabase'
import { seed } from './db/seed/seed'
import { loggerOptions } from './http/logging'
import { Shutdown } from './http/Shutdown'
import { readSecretFile } from './identity/readSecretFile'
import { addressOf, listen } from './listen'
import type { MailTransport } from './mail/MailTransport'
import { outboxTransport, smtpTransport } from './mail/openTransport'
import { Metrics } from './metrics/Metrics'
import { packageRoot } from './packageRoot'
import { readSettings, type Settings } from './settings'
import { systemLoginPath } from './web/defects/registerSystemLogin'
import { loadPortalApp } from './web/pages/PortalApp'

const towns = join(packageRoot, 'fixtures/towns')
const built = join(packageRoot, 'dist')

async function openSource({ API_ORIGIN, DATABASE_URL, DATABASE_POOL, DATA_DIR }: Settings) {
  if (API_ORIGIN) {
    const source = { apiOrigin: API_ORIGIN, keptFolder: join(DATA_DIR, 'kept') }
    return { source, secret: readSecretFile(DATA_DIR), close: async () => {} }
  }
  const onError = (error: Error) => console.error(`beffroi: a database connection failed: ${error.message}`)
  const database = await openDatabase({
    url: DATABASE_URL,
    poolSize: DATABASE_POOL,
    dataFolder: DATA_DIR,
    onError,
    onPanic: endAfterPanic,
  })
  const { db, close } = database
  try {
    const secret = await findSecret(db, 'cookies')
    const names = await seed(db, {
      towns,
      now: () => new Date(),
      onNote: ({ file, line, message }) => console.warn(`beffroi: ${file}:${line}: ${message}`),
    })
    if (names.length > 0) console.log(`beffroi: the database was seeded with the demo towns ${names.join(' and ')}`)
    return { source: database, secret, close }
  } catch (error) {
    await close()
    throw error
  }
}

function openMail({ MAIL_URL, DATA_DIR }: Settings): MailTransport {
  if (MAIL_URL !== undefined) return smtpTransport(MAIL_URL)
  const folder = resolve(DATA_DIR, 'outbox')
  console.log(`beffroi: mails are written to ${folder}; set MAIL_URL to send them`)
  return outboxTransport(folder)
}

/** Time between a panic of the database and the exit, in ms, in which running requests get a 503. */
const panicExitMs = 1000

/**
 * The exit code of a database that failed for good, by its reason. A trap has 75, `EX_TEMPFAIL` of sysexits: a new process finds the
 * data intact. A full disk needs somebody.
 */
const exitCodeOf = (error: Error): number => (error instanceof DatabaseTrap ? 75 : 1)

function endAfterPanic(error: Error): void {
  const advice = error instanceof DatabaseTrap ? 'Its data is intact; start the server again.' : 'Is the disk full?'
  console.error(`beffroi: the database failed, so the server exits (${error.message}). ${advice}`)
  setTimeout(() => process.exit(exitCodeOf(error)), panicExitMs)
}

/** Creates the configured geocoder. Its requests name the site in the `user-agent`. */
function geocoderOf({ GEOCODER, GEOCODER_URL, PUBLIC_ORIGIN }: Settings): Geocoder | undefined {
  if (GEOCODER_URL === undefined) return undefined
  const userAgent = `Beffroi (portal of a town${PUBLIC_ORIGIN ? `; +${PUBLIC_ORIGIN}` : ''})`
  return openGeocoder({ kind: GEOCODER, url: GEOCODER_URL, userAgent })
}

/** Time that the external parking service has to answer, in ms. Drivers wait for it. */
const parkingTimeoutMs = 6000

/** Time that the external reporting system has to answer, in ms. */
const reportingTimeoutMs = 10_000

/** Returns how the external reporting system is reached, if the settings name one. */
function reportingOf(settings: Settings, secret: string, ownOrigin: () => string): ExternalOptions | undefined {
  const { REPORTING_URL, REPORTING_CLIENT, REPORTING_SECRET = '', PUBLIC_ORIGIN } = settings
  if (REPORTING_URL === undefined) return undefined
  return {
    url: REPORTING_URL,
    client: REPORTING_CLIENT,
    clientSecret: REPORTING_SECRET,
    secret,
    redirectUri: () => `${PUBLIC_ORIGIN ?? ownOrigin()}${systemLoginPath}`,
    timeoutMs: reportingTimeoutMs,
  }
}

/** Returns how the external parking service is reached, if the settings name one. */
function parkingOf(settings: Settings, secret: string, ownOrigin: () => string): ParkingOptions | undefined {
  const { PARKING_URL, PARKING_CLIENT, PARKING_SECRET = '', PUBLIC_ORIGIN } = settings
  if (PARKING_URL === undefined) return undefined
  return {
    url: PARKING_URL,
    client: PARKING_CLIENT,
    clientSecret: PARKING_SECRET,
    secret,
    redirectUri: (town) => `${PUBLIC_ORIGIN ?? ownOrigin()}/${town}${parkingRedirectPath}`,
    timeoutMs: parkingTimeoutMs,
  }
}

async function start(): Promise<void> {
  const settings = readSettings(process.env)
  const { source, secret: foundSecret, close } = await openSource(settings)
  const secret = settings.SECRET ?? foundSecret
  try {
    const metrics = settings.METRICS_PORT === undefined ? undefined : new Metrics()
    if ('poolState' in source && source.poolState) metrics?.observePool(source.poolState)
    const shutdown = new Shutdown()
    const ownOrigin = () => new URL(addressOf(app, settings.HOST)).origin
    const reporting = reportingOf(settings, secret, ownOrigin)
    const parking = parkingOf(settings, secret, ownOrigin)
    const jobs =
      'db' in source
        ? serverJobs({
            db: source.db,
            isEmbedded: source.listen === undefined,
            personalDataDays: settings.PERSONAL_DATA_DAYS,
            feeds: { 'blood-collections': settings.BLOOD_COLLECTIONS_URL, 'bike-racks': settings.BIKE_RACKS_URL },
            mail: {
              transport: openMail(settings),
              secret,
              from: settings.MAIL_FROM,
              fixedPortal: settings.PORTAL,
              publicOrigin: settings.PUBLIC_ORIGIN,
              ownOrigin,
            },
            reporting,
            parking,
            onRetry: (job) => app.log.warn({ job }, 'a job failed and will be retried'),
            onDead: (job) => app.log.error({ job }, 'a job failed for good'),
            onError: (err) => app.log.error({ err }, 'jobs cannot be taken'),
          })
        : undefined
    const app = await createApp({
      source,
      towns,
      built,
      cacheFolder: join(settings.DATA_DIR, 'cache'),
      portal: await loadPortalApp(join(built, 'portal')),
      fixedPortal: settings.PORTAL,
      publicOrigin: settings.PUBLIC_ORIGIN,
      hasStudio: settings.STUDIO,
      keepsDrafts: settings.STUDIO_SHARING,
      hasOpenapi: settings.OPENAPI,
      secret,
      ...(jobs ? { queueMail: queueAccountMail(jobs), queueTownMail: queueTownMail(jobs), onJob: jobs.wakeAt } : {}),
      trustsCallers: settings.TRUST_CALLERS === 'on',
      trustProxy: settings.TRUST_PROXY,
      hasDeveloperPanel: process.env.NODE_ENV !== 'production' && settings.PUBLIC_ORIGIN === undefined,
      hintsEarly: settings.EARLY_HINTS,
      geocoder: geocoderOf(settings),
      reporting,
      partnerUrl: settings.PARTNER_URL,
      parking,
      formBytes: settings.FORM_STORAGE * 1024 * 1024,
      rateLimit: settings.RATE_LIMIT,
      logger: loggerOptions(settings.LOG_LEVEL),
      metrics,
      shutdown,
    })
    if (jobs) metrics?.observeJobs(() => jobs.count())
    await listen(app, settings, { metrics, shutdown, jobs, close })
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
