import type { FastifyBaseLogger } from 'fastify'
import { LRUCache } from 'lru-cache'
import { isLocale, isObject, type Locale, own, type Portal } from '../../../../../schemas/engine'
import contract from '../../../../../schemas/generated/entities/portal.js'
import { repairPortal } from '../../../../../schemas/json/repairPortal'
import { contentPath, legalPaths, legalUid } from '../../../../../schemas/routes/pagePaths'
import { portalAddress } from '../../../../../schemas/routes/portalAddress'
import { type Service, switchOff } from '../../../../../schemas/routes/services'
import { type Api, personalAnswer } from '../../../http/Api'
import { parseJson } from '../../../http/parseJson'
import { nearestLocale } from '../../../identity/chosenLocale'
import { legalPage } from '../../../legal/legalPage'
import { localesOf } from '../../findPortal'

const uids = Object.values(legalPaths).map(legalUid)

/** The address of the content of a legal page, with the names of portal and page. */
const address = new RegExp(`^/core-content-service/api/v1/web/portal/([^/]+)/content/(${uids.join('|')})(?:\\?|$)`)

/** How many missing pages are remembered, each of which is said once. */
const maxMissing = 1000

type Options = {
  log: FastifyBaseLogger
  /** The services that a portal lacks, of which the texts say nothing. */
  absentFrom(portal: string): Promise<ReadonlyMap<Service, unknown>>
}

const missing: ReadonlySet<number> = new Set([404, 501])

/** How long an answer with a text of the portal's own may be kept, in seconds: a page that the town adds shows soon. */
const maxAge = 10

/**
 * Answers with the portal's own text where a back end has no page about privacy or accessibility, and logs once that a page which the
 * law requires is missing.
 */
export function withLegalPages(api: Api, { log, absentFrom }: Options): Api {
  const said = new LRUCache<string, true>({ max: maxMissing })

  return async (path, init = {}) => {
    const answer = await api(path, init)
    const isRead = (init.method ?? 'GET').toUpperCase() === 'GET'
    const [, portal, uid] = (isRead && address.exec(path)) || []
    if (portal === undefined || uid === undefined || !missing.has(answer.response().status)) return answer
    const language = new Headers(init.headers).get('x-lgc-language') ?? undefined
    const configured = await readPortal(api, portal).catch(() => undefined)
    const town = configured && switchOff(configured, [...(await absentFrom(decodeURIComponent(portal))).keys()])
    const page = town && legalPage(uid, town, localeOf(town, language))
    const key = `${portal} ${uid}`
    if (!said.has(key)) {
      said.set(key, true)
      const shown = page ? 'the portal shows its own text' : 'nothing links to it'
      log.warn({ portal, page: contentPath(uid) }, `the back end has no page that the law requires: ${shown}`)
    }
    if (!page) return answer
    const headers = { 'cache-control': `public, max-age=${maxAge}`, vary: 'x-lgc-language' }
    return personalAnswer(Response.json({ data: page }, { headers }))
  }
}

/** The language of a portal that is nearest to one of a call. */
function localeOf(portal: Portal, language: string | undefined): Locale {
  const nearest = nearestLocale(localesOf(portal), language)
  return nearest !== undefined && isLocale(nearest) ? nearest : portal.defaultLocale
}

async function readPortal(api: Api, card: string): Promise<Portal | undefined> {
  const response = (await api(portalAddress(card))).response()
  const body = response.status === 200 ? parseJson(await response.text()) : undefined
  const data = isObject(body) ? own(body, 'data') : undefined
  return isObject(data) ? repairPortal(contract, data, card).portal : undefined
}

/** Asks a back end for the legal pages of a portal, so that its log tells at once which are missing. */
export async function askLegalPages(api: Api, portal: string): Promise<void> {
  const start = `/core-content-service/api/v1/web/portal/${encodeURIComponent(portal)}/content`
  // The log has the cause of a failure.
  await Promise.allSettled(uids.map((uid) => api(`${start}/${uid}?env=desktop`)))
}
