import type { Selectable } from 'kysely'
import type { Footer, Home, Portal, Publication } from '../../../schemas'
import type { Database, PortalTable } from '../db/Tables'
import { notFound } from '../http/ApiFailure'
import type { Services } from './Handler'

export type Locale = keyof Publication['translations']

/** What a call is about: a portal, in a language, at a time. */
export type Scope = {
  db: Database
  now: Date
  /** Name of the portal in the database. */
  name: string
  portal: Portal
  home: Home
  footer: Footer
  /** Day the demonstration's dates were counted from. */
  anchoredOn: string
  locale: Locale
  timeZone: string
  anonymousUid: string | undefined
}

type PortalCall = { params: { portalName: string }; language?: string | undefined; anonymousUid?: string | undefined }

/** The portal a call names, in the visitor's language. Throws a 404 when there is none of that name. */
export async function openScope({ params, language, anonymousUid }: PortalCall, { db, now }: Services): Promise<Scope> {
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
    anonymousUid,
  }
}

type PortalRow = Selectable<PortalTable>
type CachedRow = { row: PortalRow; until: number }

/** Milliseconds a portal's configuration is remembered. Every call needs it; it changes once in a while. */
const cacheMs = 1000

const portalCaches = new WeakMap<Database, Map<string, CachedRow>>()

/** The portal of a name; a change in the database shows within a second. */
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

/** The language asked for (`de`, also as `de-BE`) if the portal offers it, else its default one. */
function chooseLocale(portal: Portal, language: string | undefined): Locale {
  const asked = language?.trim().toLowerCase().split(/[-_]/)[0]
  const offered: Locale[] = [portal.defaultLocale, ...(portal.additionalLocales ?? [])]
  return offered.find((locale) => locale === asked) ?? portal.defaultLocale
}

type LocaleScope = Pick<Scope, 'locale' | 'portal'>

/** The text in the visitor's language, else in the portal's, else in any there is. Throws when there is none at all. */
export function localized<T>(texts: { [L in Locale]?: T }, { locale, portal }: LocaleScope): T {
  const found = texts[locale] ?? texts[portal.defaultLocale] ?? Object.values<T | undefined>(texts).find(Boolean)
  if (found === undefined) throw new Error('A record has no text in any language.')
  return found
}

/** Whether a flag of the portal's configuration, which is a text, is switched on. */
export const isEnabled = (flag: string | undefined): boolean => flag === 'true' || flag === '1'
