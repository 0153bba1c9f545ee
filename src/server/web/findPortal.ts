import { isObject, own, type Portal } from '../../../schemas/engine'
import portalContract from '../../../schemas/generated/entities/portal.js'
import type { ApiFetch } from './apiFetch'

/**
 * What is known of the portal of a card name: its configuration as it arrived; undefined when there is none of that
 * name; null when the API did not say.
 */
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

/** The languages of a portal, its default first. None when its configuration says nothing usable. */
export function localesOf(portal: unknown): string[] {
  if (!isObject(portal)) return []
  const additional = own(portal, 'additionalLocales')
  const locales = [own(portal, 'defaultLocale'), ...(Array.isArray(additional) ? additional : [])]
  return locales.filter((locale) => typeof locale === 'string')
}

export const isPortal = (value: unknown): value is Portal => portalContract.validate(value)

const cardNamePattern = /^[A-Za-z0-9][A-Za-z0-9_-]{0,79}$/

/** The card name an address names by its first segment; undefined when no portal can be called so. */
export function cardNameOf(url: string): string | undefined {
  const [, first = ''] = /^\/([^/?#]*)/.exec(url) ?? []
  return cardNamePattern.test(first) ? first : undefined
}

/** Where an address of another portal leads when there is only one; undefined when it is that one's already. */
export function redirectTarget(url: string, fixed: string | undefined): string | undefined {
  if (!fixed || cardNameOf(url) === fixed) return undefined
  const rest = url.replace(/^\/[^/?#]*/, '')
  return `/${fixed}${rest === '/' ? '' : rest}`
}
