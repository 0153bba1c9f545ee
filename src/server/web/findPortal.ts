import { isObject, own, type Portal } from '../../../schemas/engine'
import portalContract from '../../../schemas/generated/entities/portal.js'
import type { ApiFetch } from './apiFetch'

/** Fetches the configuration of a portal, unchecked. Returns undefined when it does not exist, null when the call failed. */
export async function findPortal(api: ApiFetch, card: string): Promise<unknown> {
  try {
    const answer = await api(`/core-service/api/v2/web/portal/${encodeURIComponent(card)}`)
    if (answer.status === 404 || answer.status === 400) return undefined
    if (!answer.ok) return null
    const body: unknown = await answer.json()
    return isObject(body) ? (own(body, 'data') ?? null) : null
  } catch {
    return null
  }
}

/** The languages of a portal, its default first; empty for an invalid configuration. */
export function localesOf(portal: unknown): string[] {
  if (!isObject(portal)) return []
  const additional = own(portal, 'additionalLocales')
  const locales = [own(portal, 'defaultLocale'), ...(Array.isArray(additional) ? additional : [])]
  return locales.filter((locale) => typeof locale === 'string')
}

export const isPortal = (value: unknown): value is Portal => portalContract.validate(value)

export const cardNamePattern = /^[A-Za-z0-9][A-Za-z0-9_-]{0,79}$/

/** The card name in the first segment of a path; undefined when the segment is not a valid name. */
export function cardNameOf(url: string): string | undefined {
  const [, first = ''] = /^\/([^/?#]*)/.exec(url) ?? []
  return cardNamePattern.test(first) ? first : undefined
}

/** The same path inside the fixed portal; undefined without a fixed portal or when the path is already inside. */
export function redirectTarget(url: string, fixed: string | undefined): string | undefined {
  if (!fixed || cardNameOf(url) === fixed) return undefined
  const rest = url.replace(/^\/[^/?#]*/, '')
  return `/${fixed}${rest === '/' ? '' : rest}`
}
