import type { FastifyReply, FastifyRequest } from 'fastify'
import { type DataContract, isObject, own, type Portal } from '../../../../schemas/engine'
import { removeInvalid } from '../../../../schemas/json/removeInvalid'
import type { Api } from '../../http/Api'
import { ApiFailure, inMaintenance, notFound } from '../../http/ApiFailure'
import { parseJson } from '../../http/parseJson'
import { findPublicPortal } from '../findPortal'
import { siteOrigin } from '../siteOrigin'
import { visitorApi } from '../visitorApi'

/** A town as every visitor sees it, in the language of the URL, or else of the town. */
export type PublicTown = {
  portal: Portal
  /** Origin of the pages' URLs. */
  origin: string
  locale: string
  /**
   * Reads the data of a call below `/core-content-service/api/v1/web/portal/{portalName}/`. Throws a 404 when `check` leaves nothing of
   * it, and a 503 when the call fails.
   */
  read<T>(path: string, query: Record<string, string>, check: Check<T>): Promise<T>
  /** Returns the absolute URL of a page; `locale` defaults to the language of the request. */
  pageUrl(path: string, locale?: string): string
  /** Returns how caches may keep what was made of all that was read, for some seconds. */
  cacheControl(seconds: number): string
}

/** Returns the valid part of received data; undefined when nothing valid is left. */
export type Check<T> = (data: unknown) => T | undefined

/** Returns a check that removes invalid parts, as pages do. */
export const validPart =
  <T>(contract: DataContract<T>): Check<T> =>
  (data) =>
    removeInvalid(contract, data, () => undefined) ? data : undefined

export type TownRoute = { Params: { card: string } }

export type TownOptions = { api: Api; publicOrigin: string | undefined }

/** Opens the town of the card name in a URL. Throws a 404 when it does not exist and a 503 during its maintenance. */
export async function openTown(
  request: FastifyRequest<TownRoute>,
  reply: FastifyReply,
  { api: plain, publicOrigin }: TownOptions,
): Promise<PublicTown> {
  const { card } = request.params
  const api = visitorApi(request, reply, plain, card)
  const found = await findPublicPortal(api, card, request.url)
  const { portal, locale } = found
  if (portal.maintenance) throw inMaintenance(portal.name)
  const known = siteOrigin(publicOrigin, portal)
  const origin = known ?? originOf(request)
  let { isShared } = found
  return {
    portal,
    origin,
    locale,
    async read(path, query, check) {
      const base = `/core-content-service/api/v1/web/portal/${encodeURIComponent(portal.portalName)}`
      const headers = { 'x-lgc-language': locale }
      const answer = await api(`${base}/${path}?${new URLSearchParams(query)}`, { headers }).catch(() => undefined)
      if (!answer || answer.response().status >= 500) throw unavailable
      isShared &&= answer.shared !== undefined
      const body = parseJson(await answer.response().text())
      const data = check(isObject(body) ? own(body, 'data') : undefined)
      if (data === undefined) throw notFound('There is nothing at that address.')
      return data
    },
    pageUrl(path, language = locale) {
      const below = path === '/' ? '' : path
      const query = language === portal.defaultLocale ? '' : `?lang=${language}`
      return `${origin}/${encodeURIComponent(portal.cardName)}${below}${query}`
    },
    cacheControl(seconds) {
      // An answer that repeats the host of its request is for no cache.
      return known === undefined ? 'no-store' : `${isShared ? 'public' : 'private'}, max-age=${seconds}`
    },
  }
}

const unavailable = new ApiFailure(503, 'unavailable', 'The API does not answer.')

/** Returns the origin of the request, for sites without a configured one. */
export const originOf = ({ protocol, host }: FastifyRequest): string => `${protocol}://${host}`

type Part<Item> = { items: Item[]; total: number }

/** Maximum number of calls for one list, with 100 items each. */
const maxCalls = 50

/** Reads a whole list page by page. */
export async function readAll<Item>(readPart: (page: number) => Promise<Part<Item>>): Promise<Item[]> {
  const all: Item[] = []
  for (let page = 1; page <= maxCalls; page++) {
    const { items, total } = await readPart(page)
    all.push(...items)
    if (items.length === 0 || all.length >= total) break
  }
  return all
}
