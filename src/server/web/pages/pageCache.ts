import type { FormResult, RenderedPage, RenderRequest } from '../../../../schemas/door'
import { isObject, own } from '../../../../schemas/engine'
import { Body } from '../../cache/Body'
import type { Dependencies } from '../../cache/Dependencies'
import { type CacheResult, SharedCache } from '../../cache/SharedCache'
import type { TagClock } from '../../cache/TagClock'
import type { Api } from '../../http/Api'
import type { SharedAnswer } from '../../http/internalCalls'
import type { IdentityHeaders } from '../../identity/identityHeaders'
import { storedDataHeader } from '../../identity/Visitor'
import { visitorFetch } from '../findVisitor'
import { saysMaintenance } from '../saysMaintenance'
import { PageCalls, type PersonalCall } from './PageCalls'
import type { PortalApp } from './PortalApp'

/** A page for every visitor without stored data. */
export type SharedPage = Omit<RenderedPage, 'html'> & {
  body: Body
  personal: readonly PersonalCall[]
  /** Time since which its data may be outdated, in ms since 1970. */
  outdatedSince: number | undefined
}

export type PageCache = SharedCache<SharedPage>

/** Time for which an expired page is sent while it is rendered again, in ms. */
const renewalMs = 10_000

type CacheOptions = {
  clock: TagClock
  now: () => Date
  maxBytes: number
  onError(error: unknown): void
  onRead?(isHit: boolean): void
  onLoad?(): void
}

export const createPageCache = (options: CacheOptions): PageCache =>
  new SharedCache({
    ...options,
    sizeOf: ({ body }) => body.size,
    renewalMs,
    isTemporary: (error) => error instanceof IncompletePage,
  })

/** Thrown for a page with missing or outdated answers, so that the last complete page replaces it. */
class IncompletePage extends Error {
  constructor(readonly page: SharedPage) {
    super('The API did not answer every call of a page.')
  }
}

/** Thrown for a page whose calls say that the portal is in maintenance. No page of before replaces it. */
export class ClosedPortal extends Error {
  constructor() {
    super('The portal is in maintenance.')
  }
}

export type PageRequest = Omit<RenderRequest, 'fetch' | 'formResult' | 'turn'> & Required<Pick<RenderRequest, 'turn'>>

type Rendering = { api: Api; app: PortalApp; identity: IdentityHeaders; request: PageRequest }

/** A rendering for all visitors without stored data. `card` names the portal. */
type SharedRendering = Rendering & {
  card: string
  portalAnswer: CacheResult<SharedAnswer>
  /** Called before rendering, when the page is not in the cache. */
  onMiss?: () => void
}

export type FoundPage = { page: SharedPage; isHit: boolean }

/**
 * Reads the shared page of a request from the cache, or renders it. `url` has all query parameters. Throws a `ClosedPortal` when the
 * calls of the page say that the portal is in maintenance.
 */
export async function readPage(cache: PageCache, rendering: SharedRendering, url: string): Promise<FoundPage> {
  const found = await readKept(cache, rendering)
  const { app, request } = rendering
  const { url: whole } = app.readAddress(url, found.page.parameters)
  if (whole === request.url) return found
  return await readKept(cache, { ...rendering, request: { ...request, url: whole } })
}

async function readKept(cache: PageCache, rendering: SharedRendering): Promise<FoundPage> {
  const { url, locale, env, origin, asksConsent } = rendering.request
  const { [storedDataHeader]: _, ...identity } = rendering.identity
  try {
    const { value, isHit, isOutdated, storedAt } = await cache.read(
      JSON.stringify([rendering.card, url, locale, env, origin, asksConsent]),
      (dependencies) => {
        rendering.onMiss?.()
        return renderShared({ ...rendering, identity }, dependencies)
      },
    )
    return { page: isOutdated ? { ...value, outdatedSince: storedAt } : value, isHit }
  } catch (error) {
    if (error instanceof IncompletePage) return { page: error.page, isHit: false }
    throw error
  }
}

/**
 * Renders a page for one visitor only, or the page with the result of a posted form. Throws a `ClosedPortal` as `readPage` does,
 * unless the page is that of the maintenance.
 */
export async function renderPersonally(
  { api, app, identity, request }: Rendering,
  formResult?: FormResult,
): Promise<RenderedPage> {
  let isClosed = false
  const watched: Api = async (path, init) => {
    const { response, ...rest } = await api(path, init)
    const received = response()
    isClosed ||= await saysMaintenance(received)
    return { ...rest, response: () => received }
  }
  const fetch = visitorFetch(watched, identity, request.locale)
  await request.turn()
  const page = await app.render({ ...request, fetch, ...(formResult ? { formResult } : {}) })
  const isMaintenancePage = isObject(request.portal) && own(request.portal, 'maintenance') === true
  if (isClosed && !isMaintenancePage) throw new ClosedPortal()
  return page
}

async function renderShared(
  { api, app, identity, request, portalAnswer }: SharedRendering,
  dependencies: Dependencies,
): Promise<SharedPage> {
  dependencies.include(portalAnswer.dependencies)
  // Pages may depend on the current minute.
  dependencies.untilNextMinute(new Date(request.now))
  const calls = new PageCalls(api, dependencies, identity, request.locale)
  await request.turn()
  const { html, ...page } = await app.render({ ...request, fetch: calls.fetch })
  if (calls.isClosed) throw new ClosedPortal()
  const { personal } = calls
  const outdatedSince = portalAnswer.isOutdated ? portalAnswer.storedAt : calls.outdatedSince
  const shared: SharedPage = { ...page, body: new Body(html), personal, outdatedSince }
  dependencies.isPersonal = !calls.isShared
  // Does not cache pages of unknown URLs, of which anybody can invent more.
  dependencies.isKept = page.status === 200
  const isIncomplete = calls.hasFailed || outdatedSince !== undefined || page.status >= 500
  if (isIncomplete && calls.isShared) throw new IncompletePage(shared)
  return shared
}

/** Resolves to whether the answers of a page differ for this visitor. */
export async function isPersonalFor(
  { personal }: SharedPage,
  { api, identity, request }: Pick<Rendering, 'api' | 'identity' | 'request'>,
): Promise<boolean> {
  const fetch = visitorFetch(api, identity, request.locale)
  for (const { path, answer } of personal) {
    const response = await fetch(path, { headers: { accept: 'application/json' } })
    if (!answer.equals(Buffer.from(await response.arrayBuffer()))) return true
  }
  return false
}
