import { isObject, own, type Portal } from '../../../schemas/engine'
import contract from '../../../schemas/generated/entities/portal.js'
import { repairPortal } from '../../../schemas/json/repairPortal'
import { portalAddress } from '../../../schemas/routes/portalAddress'
import type { Api, ApiAnswer } from '../http/Api'
import { ApiFailure, notFound } from '../http/ApiFailure'
import { languageOfCalls } from '../identity/callHeaders'
import { namedLocaleOf, nearestLocale } from '../identity/chosenLocale'

type Configuration = {
  /** The configuration without its invalid parts; undefined when the portal does not exist, null when the call failed. */
  portal: Portal | undefined | null
  /** The configuration as the API answered it, for the page, which reports the invalid parts. */
  received: unknown
}

export type FoundPortal = Configuration & { shared: ApiAnswer['shared'] }

/** Configurations by cached answer. */
const repaired = new WeakMap<object, Configuration>()

const missing: Configuration = { portal: undefined, received: undefined }
const failed: Configuration = { portal: null, received: null }

/** Fetches the configuration of a portal, in a language or in that of the client. */
export async function findPortal(api: Api, card: string, language?: string): Promise<FoundPortal> {
  const headers: Record<string, string> = language === undefined ? {} : { 'x-lgc-language': languageOfCalls(language) }
  try {
    const answer = await api(portalAddress(card), { headers })
    const { shared } = answer
    const known = shared && repaired.get(shared.value)
    if (known) return { ...known, shared }
    const response = answer.response()
    if (response.status === 404 || response.status === 400) return { ...missing, shared }
    if (!response.ok) return { ...failed, shared }
    const body: unknown = await response.json()
    const data = isObject(body) ? own(body, 'data') : undefined
    // An answer without a configuration is reported as one that lacks everything.
    const isMissing = data === undefined || data === null
    const received = isMissing ? {} : data
    const found = { portal: isMissing ? null : repairPortal(contract, data, card).portal, received }
    if (shared) repaired.set(shared.value, found)
    return { ...found, shared }
  } catch {
    return { ...failed, shared: undefined }
  }
}

/** Returns the portal that was found. Throws a 404 when it does not exist and a 503 when the call failed. */
export function requirePortal({ portal }: Pick<FoundPortal, 'portal'>): Portal {
  if (portal === null) throw new ApiFailure(503, 'unavailable', 'The portal cannot be read.')
  if (!portal) throw notFound('There is no portal of that name.')
  return portal
}

/**
 * Finds a portal for an answer that is the same for every visitor: in the language of its URL, else in that of the town. `isShared`
 * tells whether the API says that of the configuration. Throws as `requirePortal` does.
 */
export async function findPublicPortal(
  api: Api,
  card: string,
  url: string,
): Promise<{ portal: Portal; locale: string; isShared: boolean }> {
  const named = namedLocaleOf(url)
  const first = await findPortal(api, card, named ?? '')
  const portal = requirePortal(first)
  const locale = nearestLocale(localesOf(portal), named) ?? portal.defaultLocale
  const found = locale === languageOfCalls(named) ? first : await findPortal(api, card, locale)
  return { portal: requirePortal(found), locale, isShared: found.shared !== undefined }
}

/** Returns the languages of a portal, default first; empty without a portal. */
export const localesOf = (portal: Portal | undefined | null): string[] =>
  portal ? [portal.defaultLocale, ...(portal.additionalLocales ?? [])] : []

export const cardNamePattern = /^[A-Za-z0-9][A-Za-z0-9_-]{0,79}$/

/** Returns the card name in the first segment of a path; undefined when it is not a valid name. */
export function cardNameOf(url: string): string | undefined {
  const [, first = ''] = /^\/([^/?#]*)/.exec(url) ?? []
  return cardNamePattern.test(first) ? first : undefined
}

/** Returns the path inside the fixed portal; undefined without a fixed portal or when the path is already inside. */
export function redirectTarget(url: string, fixed: string | undefined): string | undefined {
  if (!fixed || cardNameOf(url) === fixed) return undefined
  const rest = url.replace(/^\/[^/?#]*/, '')
  return `/${fixed}${rest === '/' ? '' : rest}`
}
