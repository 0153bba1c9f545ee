import type { Selectable } from 'kysely'
import { type Footer, type Home, type Issue, isTimeZone, type Portal, type Publication } from '../../../schemas/engine'
import type { Database, PortalTable } from '../db/Tables'
import { notFound } from '../http/ApiFailure'
import { timeZoneOf } from '../time/timeZoneOf'
import type { Caller, Services } from './Handler'

export type Locale = keyof Publication['translations']

/** The context of a call: a portal, a language and a time. */
export type Scope = {
  db: Database
  now: Date
  /** Name of the portal in the database. */
  name: string
  portal: Portal
  home: Home
  footer: Footer
  /** Day (YYYY-MM-DD) that the demonstration's dates are counted from. */
  anchoredOn: string
  locale: Locale
  timeZone: string
  /** Who is calling, see `Caller`. */
  visitor: Caller['visitor']
}

type PortalCall = Pick<Caller, 'language' | 'visitor'> & { params: { portalName: string } }

/** Loads the portal that a call names. Throws a 404 when it does not exist. */
export async function openScope({ params, language, visitor }: PortalCall, services: Services): Promise<Scope> {
  const { db, now } = services
  const row = await findPortalRow(services, params.portalName)
  if (!row) throw notFound(`No portal is called "${params.portalName}".`)
  return {
    db,
    now: now(),
    name: row.name,
    portal: row.record,
    home: row.home,
    footer: row.footer,
    anchoredOn: row.anchored_on,
    locale: chooseLocale(row.record, language),
    timeZone: timeZoneOf(row.record),
    visitor,
  }
}

type PortalRow = Selectable<PortalTable>
/** `timeZone` is the stored one, which may not exist. */
type CachedRow = { row: PortalRow; timeZone: string | undefined; until: number }

/** How long a portal's row is cached. Every call reads it, and it rarely changes. */
const cacheMs = 1000

const portalCaches = new WeakMap<Database, Map<string, CachedRow>>()

/** The row of a portal whose time zone exists. */
function withTimeZone(row: PortalRow): PortalRow {
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

/** Finds a portal by name. A change in the database shows within a second. */
async function findPortalRow({ db, onIssue }: Services, name: string): Promise<PortalRow | undefined> {
  const portals = portalCaches.get(db) ?? new Map<string, CachedRow>()
  portalCaches.set(db, portals)
  const found = portals.get(name)
  if (found && found.until > Date.now()) return found.row
  const stored = await db.selectFrom('portal').selectAll().where('name', '=', name).executeTakeFirst()
  const row = stored && withTimeZone(stored)
  const timeZone = stored?.record.timeZone
  if (row !== stored && found?.timeZone !== timeZone) onIssue(unknownTimeZone(name))
  if (row) portals.set(name, { row, timeZone, until: Date.now() + cacheMs })
  else portals.delete(name)
  return row
}

/** The requested language (`de`, also as `de-BE`) if the portal offers it, else the portal's default. */
function chooseLocale(portal: Portal, language: string | undefined): Locale {
  const requested = language?.trim().toLowerCase().split(/[-_]/)[0]
  const offered: Locale[] = [portal.defaultLocale, ...(portal.additionalLocales ?? [])]
  return offered.find((locale) => locale === requested) ?? portal.defaultLocale
}

type LocaleScope = Pick<Scope, 'locale' | 'portal'>

/** The translation in the visitor's language, else in the portal's default, else in any. Throws when there is none. */
export function localized<T>(texts: { [L in Locale]?: T }, { locale, portal }: LocaleScope): T {
  const found = texts[locale] ?? texts[portal.defaultLocale] ?? Object.values<T | undefined>(texts).find(Boolean)
  if (found === undefined) throw new Error('A record has no text in any language.')
  return found
}

/** Whether a flag of the portal's `configs`, which is a string, is on. */
export const isEnabled = (flag: string | undefined): boolean => flag === 'true' || flag === '1'
