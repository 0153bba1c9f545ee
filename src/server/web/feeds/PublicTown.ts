import type { FastifyRequest } from 'fastify'
import { isObject, own, type Portal } from '../../../../schemas/engine'
import type { Api } from '../../http/Api'
import { inMaintenance, notFound } from '../../http/ApiFailure'
import { namedLocaleOf, nearestLocale } from '../../identity/chosenLocale'
import { findPortal, localesOf, requirePortal } from '../findPortal'
import { siteOrigin } from '../siteOrigin'

/** A town as every visitor sees it, in the language of the URL. Ignores cookies. */
export type PublicTown = {
  portal: Portal
  /** Origin of the pages' URLs. */
  origin: string
  locale: string
  /** Reads the data of a call below `/core-content-service/api/v1/web/portal/{portalName}/`. Throws a 404 unless it `isSound`. */
  read<T>(path: string, query: Record<string, string>, isSound: (data: unknown) => data is T): Promise<T>
  /** Returns the absolute URL of a page; `locale` defaults to the language of the request. */
  pageUrl(path: string, locale?: string): string
}

/** Opens the town of a card name. Throws a 404 when it does not exist and a 503 during its maintenance. */
export async function openTown(
  request: FastifyRequest,
  api: Api,
  publicOrigin: string | undefined,
  card: string,
): Promise<PublicTown> {
  const portal = requirePortal(await findPortal(api, card))
  if (portal.maintenance) throw inMaintenance(portal.name)
  const locale = nearestLocale(localesOf(portal), namedLocaleOf(request.url)) ?? portal.defaultLocale
  const origin = siteOrigin(publicOrigin, portal) ?? originOf(request)
  return {
    portal,
    origin,
    locale,
    async read(path, query, isSound) {
      const base = `/core-content-service/api/v1/web/portal/${encodeURIComponent(portal.portalName)}`
      const answer = await api(`${base}/${path}?${new URLSearchParams(query)}`, {
        headers: { 'x-lgc-language': locale },
      })
      const body: unknown = await answer.response().json()
      const data = isObject(body) ? own(body, 'data') : undefined
      if (!isSound(data)) throw notFound('There is nothing at that address.')
      return data
    },
    pageUrl(path, language = locale) {
      const below = path === '/' ? '' : path
      const query = language === portal.defaultLocale ? '' : `?lang=${language}`
      return `${origin}/${encodeURIComponent(portal.cardName)}${below}${query}`
    },
  }
}

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
