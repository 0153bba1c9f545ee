import { sql } from 'kysely'
import {
  type Footer,
  type Home,
  type Issue,
  isTimeZone,
  type Locale,
  locales,
  type Page,
  type Portal,
} from '../../../../schemas/engine'
import { isReadableInMaintenance, legalPaths, legalUid } from '../../../../schemas/routes/pagePaths'
import { hasService, type Service, switchOff } from '../../../../schemas/routes/services'
import type { Dependencies } from '../../cache/Dependencies'
import type { Database } from '../../db/Tables'
import { inMaintenance, notFound } from '../../http/ApiFailure'
import { visitorIn } from '../../identity/Visitor'
import { timeZoneOf } from '../../time/timeZoneOf'
import { addDays, wallTime, zonedTime } from '../../time/zonedTime'
import type { StoredPortal } from './ApiCache'
import type { Caller, ScopedCaller } from './Handler'
import { recordReads } from './recordReads'
import type { Services } from './Services'

/** The context of a call: a portal, a language and a time. */
export type Scope = {
  db: Database
  /** The time of the call. Reading it limits the cached answer to the current minute. */
  readonly now: Date
  /** The day of the call in the portal's time zone, YYYY-MM-DD. Reading it limits the cached answer to that day. */
  readonly today: string
  /** Name of the portal in the database. */
  name: string
  portal: Portal
  home: Home
  footer: Footer
  /** The categories of suggestions, in the order of the town. */
  suggestionCategories: StoredPortal['suggestion_categories']
  /** Day (YYYY-MM-DD) from which relative dates of the demo data count. */
  anchoredOn: string
  locale: Locale
  timeZone: string
  /** See `Caller`. */
  visitor: Caller['visitor']
}

/** The part of a scope that reads texts; it also exists outside of calls. */
export type TextScope = Pick<Scope, 'db' | 'name' | 'portal' | 'locale'>

/** A call that names a portal. */
type PortalCall = ScopedCaller & { params: { portalName: string } }

/**
 * Opens the scope of the portal that a call names. Throws a 404 when the portal does not exist or switches the service of the call
 * off, and a 503 during its maintenance.
 */
export async function openScope(call: PortalCall, services: Services): Promise<Scope> {
  const scope = await openScopeAlways(call, services)
  const { service } = call
  if (scope.portal.maintenance) throw inMaintenance(scope.portal.name)
  if (service !== undefined && !hasService(scope.portal, service))
    throw notFound(`The portal "${scope.name}" has no service "${service}".`)
  return scope
}

/** Opens the scope of a call that reads the page at `path`, which may stay readable during the maintenance of the portal. */
export async function openScopeOfPage(call: PortalCall, services: Services, path: string): Promise<Scope> {
  const scope = await openScopeAlways(call, services)
  return isReadableInMaintenance(path) ? scope : await openScope(call, services)
}

/** Opens the scope of the portal that a call names, even during its maintenance. Throws a 404 when it does not exist. */
export async function openScopeAlways(
  { params, language, visitor, dependencies }: Omit<PortalCall, 'service'>,
  services: Services,
): Promise<Scope> {
  const row = await findPortalRow(services, params.portalName, dependencies)
  if (!row) throw notFound(`No portal is called "${params.portalName}".`)
  const timeZone = timeZoneOf(row.record)
  let now: Date | undefined
  return {
    db: recordReads(services, row.name, dependencies),
    get now() {
      now ??= services.now()
      return now
    },
    get today() {
      const { day } = wallTime(services.cache.now(), timeZone)
      dependencies.until(zonedTime({ day: addDays(day, 1), minute: 0 }, timeZone).getTime())
      return day
    },
    name: row.name,
    portal: row.record,
    home: row.home,
    footer: row.footer,
    suggestionCategories: row.suggestion_categories,
    anchoredOn: row.anchored_on,
    locale: chooseLocale(row.record, language),
    timeZone,
    visitor: async () => visitorIn(await visitor(), row.name),
  }
}

/** Replaces an unknown time zone of a portal by the default. */
function withTimeZone(row: StoredPortal): StoredPortal {
  const { timeZone } = row.record
  if (timeZone === undefined || isTimeZone(timeZone)) return row
  return { ...row, record: { ...row.record, timeZone: timeZoneOf(row.record) } }
}

const unknownTimeZone = (name: string): Issue => ({
  severity: 'error',
  code: 'wrong-format',
  pointer: '/timeZone',
  message: `The time zone of the portal "${name}" does not exist; Europe/Brussels is used.`,
})

/** Selected with the portal, so that pages with a suggestion button need no statement for it. */
const suggestionCategories = sql<StoredPortal['suggestion_categories']>`coalesce((
  select json_agg(suggestion_category order by position) from suggestion_category
  where suggestion_category.portal = portal.name), '[]')`.as('suggestion_categories')

/** Whether the portal has published its legal notices, to which every page leads. Their publication changes the portal. */
const hasNotices = sql<boolean>`exists (
  select from content where content.portal = portal.name and uid = ${legalUid(legalPaths.notices)})`.as('has_notices')

/** Finds a portal by name. The cache keeps its row until it changes, because every call needs it. */
async function findPortalRow(
  { db, cache, onIssue, parking }: Services,
  name: string,
  dependencies: Dependencies,
): Promise<StoredPortal | undefined> {
  const found = await cache.portals.read(name, async (portal) => {
    portal.read(`${name}/portal`)
    portal.read(`${name}/suggestion_category`)
    const stored = await db
      .withoutPlugins()
      .selectFrom('portal')
      .selectAll()
      .select([suggestionCategories, hasNotices])
      .where('name', '=', name)
      .executeTakeFirst()
    const row = stored && withTimeZone(stored)
    if (row !== stored) onIssue(unknownTimeZone(name))
    if (!row) return { row }
    // No page leads to what this server cannot offer.
    const absent: Service[] = [
      ...(parking ? [] : ['parking' as const]),
      ...(stored.has_notices ? [] : ['notices' as const]),
    ]
    return { row: { ...row, record: switchOff(row.record, absent) } }
  })
  dependencies.include(found.dependencies)
  return found.value.row
}

/** Returns the requested language (`de`, also as `de-BE`) if the portal offers it, else the portal's default. */
function chooseLocale(portal: Portal, language: string | undefined): Locale {
  const requested = language?.trim().toLowerCase().split(/[-_]/)[0]
  const offered: Locale[] = [portal.defaultLocale, ...(portal.additionalLocales ?? [])]
  return offered.find((locale) => locale === requested) ?? portal.defaultLocale
}

type LocaleScope = Pick<Scope, 'locale' | 'portal'>

/** Returns the translation in the visitor's language, else in the portal's default, else in any. Throws when there is none. */
export function localized<T>(texts: { [L in Locale]?: T }, { locale, portal }: LocaleScope): T {
  const found = texts[locale] ?? texts[portal.defaultLocale] ?? Object.values<T | undefined>(texts).find(Boolean)
  if (found === undefined) throw new Error('A record has no text in any language.')
  return found
}

/** Returns the language of the translation that `localized` finds, as a member of a cell; empty when it is the visitor's. */
export function foreignLocale<T>(texts: { [L in Locale]?: T }, scope: LocaleScope): { locale?: Locale } {
  const found = localized(texts, scope)
  const locale = texts[scope.locale] === undefined && locales.find((each) => texts[each] === found)
  return locale ? { locale } : {}
}

/**
 * Makes a page in the language of the call. Without a translation, makes the whole page in the language that `localized` finds and
 * sets its `locale`, so that no page mixes languages and the portal can inform the visitor.
 */
export async function pageInLanguageOf(
  texts: { [L in Locale]?: unknown },
  scope: Scope,
  make: (scope: Scope) => Page | Promise<Page>,
): Promise<Page> {
  const locale = [scope.locale, scope.portal.defaultLocale, ...locales].find((each) => texts[each] !== undefined)
  if (locale === undefined || locale === scope.locale) return await make(scope)
  // Copying the scope would call its getters, which record the time as a dependency.
  const other: Scope = Object.create(scope, { locale: { value: locale } })
  return { ...(await make(other)), locale }
}

/** Whether a string flag of the portal's `configs` is on. */
export const isEnabled = (flag: string | undefined): boolean => flag === 'true' || flag === '1'
