import { families, isObject, own, type Portal } from '../../../schemas/engine'
import portalContract from '../../../schemas/generated/entities/portal.js'
import type { Api, ApiAnswer } from '../http/Api'
import { languageOfCalls } from '../identity/callHeaders'
import type { IdentityHeaders } from '../identity/identityHeaders'

export type FoundPortal = {
  /** The configuration, unchecked; undefined when the portal does not exist, null when the call failed. */
  portal: unknown
  shared: ApiAnswer['shared']
}

/** Parsed configurations by cached answer. */
const parsed = new WeakMap<object, unknown>()

/** Fetches the configuration of a portal. `language` is the visitor's choice, if any. */
export async function findPortal(
  api: Api,
  card: string,
  identity: IdentityHeaders = {},
  language = '',
): Promise<FoundPortal> {
  const headers = {
    ...identity,
    'x-lgc-language': languageOfCalls(language),
    'x-lgc-versions': JSON.stringify(families),
  }
  try {
    const path = `/core-service/api/v2/web/portal/${encodeURIComponent(card)}`
    const answer = await api(path, { headers })
    const { shared } = answer
    if (shared && parsed.has(shared.value)) return { portal: parsed.get(shared.value), shared }
    const response = answer.response()
    if (response.status === 404 || response.status === 400) return { portal: undefined, shared }
    if (!response.ok) return { portal: null, shared }
    const body: unknown = await response.json()
    const portal = isObject(body) ? (own(body, 'data') ?? null) : null
    if (shared) parsed.set(shared.value, portal)
    return { portal, shared }
  } catch {
    return { portal: null, shared: undefined }
  }
}

/** Returns the languages of a portal, default first; empty for an invalid configuration. */
export function localesOf(portal: unknown): string[] {
  if (!isObject(portal)) return []
  const additional = own(portal, 'additionalLocales')
  const locales = [own(portal, 'defaultLocale'), ...(Array.isArray(additional) ? additional : [])]
  return locales.filter((locale) => typeof locale === 'string')
}

export const isPortal = (value: unknown): value is Portal => portalContract.validate(value)

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
