import { join } from 'node:path'
import cookie from '@fastify/cookie'
import type { FastifyInstance } from 'fastify'
import { createApiCache } from './api/call/ApiCache'
import { type ApiOptions, createServices } from './api/createServices'
import { registerApi, registerUnknownCalls } from './api/registerApi'
import { followChanges } from './cache/followChanges'
import type { OpenDatabase } from './db/openDatabase'
import { followNetworks } from './http/callerNetwork'
import { createServer, type HttpOptions } from './http/createServer'
import { drainBodies } from './http/drainBodies'
import { handleErrors } from './http/errors'
import { addCompression, addEntityTags, addSecurityHeaders } from './http/headers'
import { logRequests } from './http/logging'
import { answerOtherMethods } from './http/methods'
import { refuseAmbiguous } from './http/refuseAmbiguous'
import { refuseCrossSite } from './http/refuseCrossSite'
import { refuseUnknownHosts } from './http/refuseUnknownHosts'
import { refuseUnsafeText } from './http/refuseUnsafeText'
import { registerHealth } from './http/registerHealth'
import { Shutdown } from './http/Shutdown'
import { identifyCalls } from './identity/identityHeaders'
import { announceSessions } from './identity/VisitorSession'
import { chooseLimits } from './limits/chooseLimits'
import { limitRequests } from './limits/limitRequests'
import { limitSubmissions } from './limits/limitSubmissions'
import { countRequests } from './metrics/countRequests'
import type { Metrics } from './metrics/Metrics'
import { registerAccount } from './web/account/registerAccount'
import { hideTokens, renewCalls } from './web/account/renewCalls'
import { registerAssets, registerStudio } from './web/assets/registerAssets'
import { type BackEnd, defaultTimeoutMs } from './web/backEnd/fromOrigin'
import { openBackEnd } from './web/backEnd/openBackEnd'
import { registerSystemLogin } from './web/defects/registerSystemLogin'
import { registerTownReports } from './web/defects/registerTownReports'
import { registerDeveloperPanel } from './web/developerPanel/registerDeveloperPanel'
import { registerAppointmentCalendar } from './web/feeds/registerAppointmentCalendar'
import { registerFeeds } from './web/feeds/registerFeeds'
import { registerSitemaps } from './web/feeds/registerSitemaps'
import { registerTicketCalendar } from './web/feeds/registerTicketCalendar'
import { registerWasteCalendar } from './web/feeds/registerWasteCalendar'
import { findTown } from './web/findTown'
import { registerPosts } from './web/formPosts/registerPosts'
import { inProcess } from './web/inProcess'
import { registerInstallation } from './web/installation/registerInstallation'
import type { PortalApp } from './web/pages/PortalApp'
import { createPageCache } from './web/pages/pageCache'
import { RenderQueue } from './web/pages/RenderQueue'
import { registerPages } from './web/pages/registerPages'
import { registerParking } from './web/parking/registerParking'
import { registerProxy } from './web/proxy/registerProxy'
import { registerOpenapi } from './web/reference/registerOpenapi'
import { registerConsent } from './web/registerConsent'
import { registerLocale } from './web/registerLocale'
import { registerPreferences } from './web/registerPreferences'
import { registerServiceWorker } from './web/registerServiceWorker'
import { registerStart } from './web/registerStart'
import { registerTheme } from './web/registerTheme'
import { registerUnsubscribe } from './web/registerUnsubscribe'
import { registerReviews } from './web/reviews/registerReviews'
import { registerSharedDrafts } from './web/studio/registerSharedDrafts'

export type AppOptions = HttpOptions &
  ApiOptions & {
    /** Source of the API's data: the reference server's database, or a town's own back end. */
    source: Pick<OpenDatabase, 'db' | 'listen'> | BackEnd
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
    /** Whether to keep the documents that the studio shares; true by default. They need a database. */
    keepsDrafts?: boolean
    hasOpenapi?: boolean
    /** Whether callers are portals, whose header with the visitor's id is trusted. */
    trustsCallers?: boolean
    /** Whether to add the panel for developers to pages that are asked for from the own machine; false by default. */
    hasDeveloperPanel?: boolean
    /** Whether to send early hints (status 103) while a page is rendered; false by default. */
    hintsEarly?: boolean
    /** Receives the time of each job that any server enqueued, in ms since 1970, while the database notifies. */
    onJob?: (runAt: number) => void
    metrics?: Metrics | undefined
    shutdown?: Shutdown
  }

/** Memory for cached answers and for cached pages, in bytes. */
const cacheBytes = 48 * 1024 * 1024

/** Builds the server with all its routes. It lists the parts; it does not decide. */
export async function createApp(options: AppOptions): Promise<FastifyInstance> {
  const { source, secret, metrics, fixedPortal, publicOrigin, shutdown = new Shutdown() } = options
  const {
    hasStudio = true,
    keepsDrafts = true,
    hasOpenapi = true,
    hintsEarly = false,
    now = () => new Date(),
  } = options
  const db = 'db' in source ? source.db : undefined
  const app = createServer(options)
  const { clock, changes, readChanges } = await followChanges(app, 'db' in source ? source : undefined, options.onJob)
  const kept = { clock, now, maxBytes: cacheBytes, onError: (err: unknown) => app.log.error({ err }, 'failed') }
  const cache = createApiCache({ ...kept, readChanges, ...metrics?.cacheListeners('answers') })
  const pages = createPageCache({ ...kept, ...metrics?.cacheListeners('pages') })
  const asked = { now, metrics, fixedPortal, answers: cache.answers, clock }
  const backEnd = 'db' in source ? undefined : openBackEnd(app, source, asked)
  const api = backEnd?.api ?? inProcess(app, cache.answers)

  if (metrics) countRequests(app, metrics)
  logRequests(app)
  handleErrors(app)
  drainBodies(app)
  shutdown.follow(app)
  await addSecurityHeaders(app)
  await app.register(cookie, { secret })
  await addCompression(app)
  await limitRequests(app, options.rateLimit ?? 1200)
  if (publicOrigin !== undefined) refuseUnknownHosts(app, publicOrigin)
  refuseAmbiguous(app)
  refuseCrossSite(app)
  hideTokens(app)
  identifyCalls(app, options.trustsCallers ?? false)
  announceSessions(app)
  if (db) renewCalls(app, api)
  refuseUnsafeText(app)
  followNetworks(app)
  const submissions = chooseLimits(app, options, db)
  limitSubmissions(app, submissions)
  addEntityTags(app)
  const refuseOtherMethods = answerOtherMethods(app)
  if ('db' in source) await registerApi(app, createServices(app, source.db, cache, options))
  else if (backEnd) registerProxy(app, source.apiOrigin, backEnd.direct)
  registerHealth(app, db, shutdown, { tables: changes, backEnd: backEnd?.health })
  if (hasOpenapi) registerOpenapi(app)
  registerAssets(app, join(options.built, 'portal/client'))
  registerServiceWorker(app, join(options.built, 'portal'), options.portal)
  if (hasStudio) registerStudio(app, join(options.built, 'studio'))
  if (hasStudio && keepsDrafts && db) registerSharedDrafts(app, { db, now })
  const town = findTown(db, fixedPortal)
  if (options.hasDeveloperPanel) registerDeveloperPanel(app)
  registerStart(app, town)
  registerTheme(app, api)
  registerInstallation(app, { api, pictures: backEnd?.direct ?? api, fixedPortal })
  registerFeeds(app, { api, publicOrigin })
  registerAppointmentCalendar(app, { api, publicOrigin, now })
  registerWasteCalendar(app, { api, publicOrigin })
  registerTicketCalendar(app, { api, publicOrigin, now })
  registerSitemaps(app, { api, db, fixedPortal, publicOrigin })
  registerLocale(app, api)
  await registerUnsubscribe(app, api, options.portal?.forms ?? {})
  if (db) {
    await registerReviews(app, { db, secret, now, readChanges })
    await registerTownReports(app, { db, secret, now, readChanges })
    registerSystemLogin(app, { db, secret, now, reporting: options.reporting })
  }
  registerParking(app, { api, fixedPortal })
  await registerConsent(app)
  await registerPreferences(app, api)
  const timeoutMs = 'db' in source ? undefined : (source.timeoutMs ?? defaultTimeoutMs)
  const { hasDeveloperPanel = false } = options
  const site = { hasDeveloperPanel, fixedPortal, publicOrigin, hintsEarly, findTown: town, timeoutMs }
  const pageOptions = { ...site, api, app: options.portal, now, submissions, pages, queue: new RenderQueue() }
  await registerPosts(app, pageOptions)
  await registerAccount(app, pageOptions)
  registerPages(app, pageOptions)
  refuseOtherMethods()
  if (db) registerUnknownCalls(app)
  return app
}
