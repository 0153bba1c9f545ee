import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import cookie from '@fastify/cookie'
import fastify, { type FastifyInstance, type FastifyServerOptions, LogController } from 'fastify'
import type { Issue } from '../../schemas'
import type { AccountServices } from './api/accounts/AccountServices'
import { storeAccountMail } from './api/accounts/accountMails'
import { PasswordHasher } from './api/accounts/PasswordHasher'
import { createApiCache } from './api/call/ApiCache'
import type { Geocoder } from './api/geocoding/Geocoder'
import { OriginalStore } from './api/pictures/OriginalStore'
import { PictureService } from './api/pictures/PictureService'
import { registerApi, registerUnknownCalls } from './api/registerApi'
import type { QueueTownMail } from './api/submissions/TownMail'
import { storeTownMail } from './api/submissions/townMailJob'
import { TileService } from './api/tiles/TileService'
import { VisitCounter } from './api/visits/VisitCounter'
import { TagClock } from './cache/TagClock'
import { watchTables } from './db/changes/TableChanges'
import type { OpenDatabase } from './db/openDatabase'
import { followNetworks } from './http/callerNetwork'
import { type ConnectionTimeouts, connectionOptions } from './http/connections'
import { drainBodies } from './http/drainBodies'
import { answerError, handleErrors } from './http/errors'
import { addCompression, addEntityTags, addSecurityHeaders } from './http/headers'
import { limitRequests } from './http/limits'
import { logRequests } from './http/logging'
import { answerOtherMethods } from './http/methods'
import { refuseCrossSite } from './http/refuseCrossSite'
import { refuseUnknownHosts } from './http/refuseUnknownHosts'
import { refuseUnsafeText } from './http/refuseUnsafeText'
import { registerHealth } from './http/registerHealth'
import { Shutdown } from './http/Shutdown'
import { identifyCalls } from './identity/identityHeaders'
import { announceSessions } from './identity/VisitorSession'
import { countRequests } from './metrics/countRequests'
import type { Metrics } from './metrics/Metrics'
import { registerOpenapi } from './openapi/registerOpenapi'
import { chooseAccountLimits, chooseLimits } from './submissions/chooseLimits'
import { limitSubmissions } from './submissions/limitSubmissions'
import { registerAccount } from './web/account/registerAccount'
import { hideTokens, renewCalls } from './web/account/renewCalls'
import { responsesOf } from './web/apiFetch'
import { registerAssets, registerStudio } from './web/assets/registerAssets'
import { type BackEnd, defaultTimeoutMs, fromOrigin } from './web/backEnd/fromOrigin'
import { shareAnswers } from './web/backEnd/shareAnswers'
import { registerFeeds } from './web/feeds/registerFeeds'
import { registerSitemaps } from './web/feeds/registerSitemaps'
import { findTown } from './web/findTown'
import { registerPosts } from './web/formPosts/registerPosts'
import { inProcess } from './web/inProcess'
import { registerInstallation } from './web/installation/registerInstallation'
import type { PortalApp } from './web/pages/PortalApp'
import { createPageCache } from './web/pages/pageCache'
import { registerPages } from './web/pages/registerPages'
import { registerProxy } from './web/proxy/registerProxy'
import { registerConsent } from './web/registerConsent'
import { registerLocale } from './web/registerLocale'
import { registerPreferences } from './web/registerPreferences'
import { registerServiceWorker } from './web/registerServiceWorker'
import { registerStart } from './web/registerStart'
import { registerTheme } from './web/registerTheme'
import { registerReviews } from './web/reviews/registerReviews'

export type AppOptions = {
  /** Source of the API's data: the reference server's database, or a town's own back end. */
  source: Pick<OpenDatabase, 'db' | 'listen'> | BackEnd
  /** Folder of the demonstration towns, for their pictures. */
  towns: string
  /** Folder for resized pictures. */
  cacheFolder: string
  /** Folder of the builds: `portal/client` and `studio`. */
  built: string
  /** The built portal. Without it, pages show that the site is not ready. */
  portal: PortalApp | undefined
  /** Card name of the only portal to serve. Without it, the path names the portal. */
  fixedPortal?: string | undefined
  /** Origin that visitors use, such as `https://montclair.be`. The server refuses other hosts. Without it, it serves every host. */
  publicOrigin?: string | undefined
  /** Whether to serve the studio and the description of the API; true by default. */
  hasStudio?: boolean
  hasOpenapi?: boolean
  /** Signs the cookies that identify visitors. All servers of a site share it. */
  secret: string
  /** Whether callers are portals, whose header with the visitor's id is trusted. */
  trustsCallers?: boolean
  trustProxy?: boolean | string
  /** Whether to send early hints (status 103) while a page is rendered; false by default. */
  hintsEarly?: boolean
  /** Storage limit of residents' contributions per portal, in bytes; 0, the default, for no limit. */
  formBytes?: number
  /** Requests per minute from one address; 0 for no limit. */
  rateLimit?: number
  logger?: FastifyServerOptions['logger']
  /** Finds addresses. Without it, the town's own streets are searched. */
  geocoder?: Geocoder | undefined
  passwords?: PasswordHasher
  /** Queues account mails. By default they wait in the database for a server that sends them. */
  queueMail?: AccountServices['queueMail']
  /** Queues mails to towns; same default. */
  queueTownMail?: QueueTownMail
  /** Receives the time of each job that any server enqueued, in ms since 1970, while the database notifies. */
  onJob?: (runAt: number) => void
  metrics?: Metrics | undefined
  shutdown?: Shutdown
  timeouts?: Partial<ConnectionTimeouts>
  now?: () => Date
}

/** Maximum size of request bodies, in bytes. */
const bodyLimit = 64 * 1024

/** Memory for cached answers and pages, in bytes. */
const cacheBytes = 96 * 1024 * 1024

/** Builds the server with all its routes. It lists the parts; it does not decide. */
export async function createApp(options: AppOptions): Promise<FastifyInstance> {
  const {
    source,
    fixedPortal,
    publicOrigin,
    hasStudio = true,
    hasOpenapi = true,
    shutdown = new Shutdown(),
    now = () => new Date(),
  } = options
  const db = 'db' in source ? source.db : undefined
  const app = fastify({
    logger: options.logger ?? false,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: options.trustProxy ?? false,
    bodyLimit,
    ...connectionOptions(options.timeouts),
    genReqId: () => randomUUID(),
    routerOptions: { maxParamLength: 300 },
    frameworkErrors: answerError,
  })
  const clock = new TagClock()
  const kept = { clock, now, onError: (error: unknown) => app.log.error({ err: error }, 'failed') }
  const changes =
    'db' in source
      ? await watchTables(source, (changed) => clock.changed(changed), undefined, options.onJob)
      : undefined
  const readChanges = async () => await changes?.read()
  app.decorate('readChanges', readChanges)
  app.addHook('onClose', async () => await changes?.close())
  const counted = (name: 'answers' | 'pages') => ({
    onRead: (isHit: boolean) => options.metrics?.countCache(name, isHit),
    onLoad: () => options.metrics?.countLoad(name),
  })
  const cache = createApiCache({ ...kept, maxBytes: cacheBytes / 2, readChanges, ...counted('answers') })
  const backEnd = 'db' in source ? undefined : fromOrigin(source)
  const api = backEnd ? shareAnswers(backEnd, cache.answers) : inProcess(app, cache.answers)

  if (options.metrics) countRequests(app, options.metrics)
  logRequests(app)
  handleErrors(app)
  drainBodies(app)
  shutdown.follow(app)
  await addSecurityHeaders(app)
  await app.register(cookie, { secret: options.secret })
  await addCompression(app)
  await limitRequests(app, options.rateLimit ?? 1200)
  if (publicOrigin !== undefined) refuseUnknownHosts(app, publicOrigin)
  refuseCrossSite(app)
  hideTokens(app)
  identifyCalls(app, options.trustsCallers ?? false)
  announceSessions(app)
  if ('db' in source) renewCalls(app, responsesOf(api))
  refuseUnsafeText(app)
  followNetworks(app)
  const submissions = chooseLimits(app, options, db)
  limitSubmissions(app, submissions)
  addEntityTags(app)
  const refuseOtherMethods = answerOtherMethods(app)

  if ('db' in source) {
    const pictures = new PictureService(new OriginalStore(options.towns), join(options.cacheFolder, 'pictures'))
    const onIssue = ({ code, pointer, message }: Issue) => app.log.warn({ issue: { code, pointer } }, message)
    const visits = new VisitCounter({ db: source.db, onError: (error) => app.log.error({ err: error }, 'failed') })
    app.addHook('onClose', async () => await visits.write())
    await registerApi(app, {
      db: source.db,
      now,
      onIssue,
      cache,
      formBytes: options.formBytes ?? 0,
      geocoder: options.geocoder,
      accounts: {
        passwords: options.passwords ?? new PasswordHasher(),
        limits: chooseAccountLimits(options, source.db),
        secret: options.secret,
        queueMail: options.queueMail ?? storeAccountMail(source.db, now),
      },
      queueTownMail: options.queueTownMail ?? storeTownMail(source.db, now),
      visits,
      pictures,
      tiles: new TileService(options.towns),
    })
  } else if (backEnd) registerProxy(app, source.apiOrigin, backEnd)
  registerHealth(app, db, shutdown, changes)
  if (hasOpenapi) registerOpenapi(app)
  registerAssets(app, join(options.built, 'portal/client'))
  registerServiceWorker(app, join(options.built, 'portal'))
  if (hasStudio) registerStudio(app, join(options.built, 'studio'))
  const town = findTown(db, fixedPortal)
  registerStart(app, town)
  registerTheme(app, api)
  registerInstallation(app, { api, fetchPicture: backEnd ?? responsesOf(api), fixedPortal })
  registerFeeds(app, { api, publicOrigin })
  registerSitemaps(app, { api, db, fixedPortal, publicOrigin })
  registerLocale(app, api)
  if (db) await registerReviews(app, { db, secret: options.secret, now, readChanges })
  await registerConsent(app)
  await registerPreferences(app, api)
  const pages = createPageCache({ ...kept, maxBytes: cacheBytes / 2, ...counted('pages') })
  const timeoutMs = 'db' in source ? undefined : (source.timeoutMs ?? defaultTimeoutMs)
  const site = { fixedPortal, publicOrigin, hintsEarly: options.hintsEarly ?? false, findTown: town }
  const pageOptions = { ...site, api, timeoutMs, app: options.portal, now, submissions, pages }
  await registerPosts(app, pageOptions)
  await registerAccount(app, pageOptions)
  registerPages(app, pageOptions)
  refuseOtherMethods()
  if (db) registerUnknownCalls(app)
  return app
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Reads which tables changed, and invalidates the answers that depend on them. */
    readChanges(): Promise<void>
  }
}
