import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import cookie from '@fastify/cookie'
import fastify, { type FastifyInstance, type FastifyServerOptions, LogController } from 'fastify'
import type { Issue } from '../../schemas'
import { OriginalStore } from './api/pictures/OriginalStore'
import { PictureService } from './api/pictures/PictureService'
import { type ApiOptions, registerApi, registerUnknownCalls } from './api/registerApi'
import type { Database } from './db/Tables'
import { answerError, handleErrors } from './http/errors'
import { addCompression, addEntityTags, addSecurityHeaders } from './http/headers'
import { limit, limitRequests } from './http/limits'
import { logRequests } from './http/logging'
import { answerOtherMethods } from './http/methods'
import { refuseUnknownHosts } from './http/refuseUnknownHosts'
import { refuseUnsafeText } from './http/refuseUnsafeText'
import { registerHealth } from './http/registerHealth'
import { identifyCalls } from './identity/identityHeaders'
import { chooseLimits } from './submissions/chooseLimits'
import { limitSubmissions } from './submissions/limitSubmissions'
import { inProcess } from './web/apiFetch'
import { registerAssets, registerStudio } from './web/assets/registerAssets'
import { type BackEnd, defaultPatienceMs, fromOrigin } from './web/backEnd/fromOrigin'
import { findTown } from './web/findTown'
import { registerPosts } from './web/formPosts/registerPosts'
import { registerOpenapi } from './web/openapi/registerOpenapi'
import type { PortalApp } from './web/pages/PortalApp'
import { registerPages } from './web/pages/registerPages'
import { registerProxy } from './web/proxy/registerProxy'
import { registerLocale } from './web/registerLocale'
import { registerStart } from './web/registerStart'
import { registerTheme } from './web/registerTheme'

export type AppOptions = {
  /** Where the API's data comes from: the reference server's database, or a town's own back end. */
  source: { db: Database } | BackEnd
  /** Folder of the demonstration towns, for their pictures. */
  towns: string
  /** Folder for resized pictures. */
  cacheFolder: string
  /** Folder of the builds: `portal/client` and `studio`. */
  built: string
  /** The built portal; without it pages say that the site is not ready. */
  portal: PortalApp | undefined
  /** Card name of the only portal to serve, if set. */
  fixedPortal?: string | undefined
  /** Origin that visitors use, such as `https://montclair.be`; other hosts are refused. Without it, every host is served. */
  publicOrigin?: string | undefined
  /** Whether the studio and the description of the API are served; by default they are. */
  hasStudio?: boolean
  hasOpenapi?: boolean
  trustProxy?: boolean | string
  /** Requests per minute from one address; 0 for no limit. */
  rateLimit?: number
  logger?: FastifyServerOptions['logger']
  now?: () => Date
}

/** Maximum size of a request's body in bytes. A form takes files of 11 MB in all; base64 makes them a third longer. */
const bodyLimit = 64 * 1024
const fileBodyLimit = 16 * 1024 * 1024

/** Builds the server with all its routes. It lists the parts and decides nothing for them. */
export async function createApp(options: AppOptions): Promise<FastifyInstance> {
  const { source, fixedPortal, publicOrigin, hasStudio = true, hasOpenapi = true, now = () => new Date() } = options
  const db = 'db' in source ? source.db : undefined
  const app = fastify({
    logger: options.logger ?? false,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: options.trustProxy ?? false,
    bodyLimit,
    genReqId: () => randomUUID(),
    routerOptions: { maxParamLength: 300 },
    frameworkErrors: answerError,
  })
  const api = 'db' in source ? inProcess(app) : fromOrigin(source)

  logRequests(app)
  handleErrors(app)
  await addSecurityHeaders(app)
  await app.register(cookie)
  await addCompression(app)
  await limitRequests(app, options.rateLimit ?? 1200)
  if (publicOrigin !== undefined) refuseUnknownHosts(app, publicOrigin)
  identifyCalls(app)
  refuseUnsafeText(app)
  const submissions = chooseLimits(app, options, db)
  limitSubmissions(app, submissions)
  addEntityTags(app)
  const refuseOtherMethods = answerOtherMethods(app)

  if ('db' in source) {
    const pictures = new PictureService(new OriginalStore(options.towns), join(options.cacheFolder, 'pictures'))
    const resizing = { ...limit(1200), isQuiet: true }
    const onIssue = ({ code, pointer, message }: Issue) => app.log.warn({ issue: { code, pointer } }, message)
    const configs: ApiOptions['configs'] = {
      vote: { submission: 'vote' },
      fillForm: { submission: 'form' },
      sendReading: { submission: 'form' },
      resizeImage: resizing,
      cropImage: resizing,
    }
    await registerApi(app, { db: source.db, now, onIssue, pictures, configs, bodyLimits: { fillForm: fileBodyLimit } })
  } else registerProxy(app, source.apiOrigin, api)
  registerHealth(app, db)
  if (hasOpenapi) registerOpenapi(app)
  registerAssets(app, join(options.built, 'portal/client'))
  if (hasStudio) registerStudio(app, join(options.built, 'studio'))
  const town = findTown(db, fixedPortal)
  registerStart(app, town)
  registerTheme(app, api)
  registerLocale(app, api)
  const patienceMs = ('db' in source ? undefined : source.patienceMs) ?? defaultPatienceMs
  const pages = { api, patienceMs, app: options.portal, now, fixedPortal, publicOrigin, findTown: town, submissions }
  await registerPosts(app, pages)
  registerPages(app, pages)
  refuseOtherMethods()
  if (db) registerUnknownCalls(app)
  return app
}
