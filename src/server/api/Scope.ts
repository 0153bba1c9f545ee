import type { Selectable } from 'kysely'
import type { Footer, Home, Portal, Publication } from '../../../schemas'
import type { Database, PortalTable } from '../db/Tables'
import { notFound } from '../http/ApiFailure'
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
export async function openScope({ params, language, visitor }: PortalCall, { db, now }: Services): Promise<Scope> {
  const row = await findPortalRow(db, params.portalName)
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
    timeZone: row.record.timeZone ?? 'Europe/Brussels',
    visitor,
  }
}

type PortalRow = Selectable<PortalTable>
type CachedRow = { row: PortalRow; until: number }

/** How long a portal's row is cached. Every call reads it, and it rarely changes. */
const cacheMs = 1000

const portalCaches = new WeakMap<Database, Map<string, CachedRow>>()

/** Finds a portal by name. A change in the database shows within a second. */
async function findPortalRow(db: Database, name: string): Promise<PortalRow | undefined> {
  const portals = portalCaches.get(db) ?? new Map<string, CachedRow>()
  portalCaches.set(db, portals)
  const found = portals.get(name)
  if (found && found.until > Date.now()) return found.row
  const row = await db.selectFrom('portal').selectAll().where('name', '=', name).executeTakeFirst()
  if (row) portals.set(name, { row, until: Date.now() + cacheMs })
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
