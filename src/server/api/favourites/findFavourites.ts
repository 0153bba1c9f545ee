import { type RawBuilder, type Selectable, sql } from 'kysely'
import type { Locale } from '../../../../schemas'
import { hasService } from '../../../../schemas/routes/services'
import type { Database } from '../../db/Tables'
import type { FavouriteTable } from '../../db/tables/FavouriteTables'
import type { TagTable } from '../../db/tables/PortalTables'
import { foldWords, splitWords } from '../call/foldWords'
import { containsWord, findTagUids, type ListFilter, type Range } from '../call/listQueries'
import { localized, type Scope } from '../call/Scope'
import type { FavouriteKey } from '../fragments/favouriteKey'
import { isServed } from '../wall/isServed'
import { findOffered } from './findOffered'

export type FavouriteRow = Selectable<FavouriteTable>

/** Selects the favourites of a visitor in a portal, in the visitor's order. */
export const favouritesOf = (db: Database, owner: string, portal: string) =>
  db
    .selectFrom('favourite')
    .selectAll()
    .where('owner', '=', owner)
    .where('portal', '=', portal)
    .orderBy('position')
    .orderBy('added_at', 'desc')
    .orderBy('kind')
    .orderBy('uid')

/** Finds the visitor's favourites among the given keys. */
export async function findKept(
  db: Database,
  owner: string,
  portal: string,
  keys: readonly FavouriteKey[],
): Promise<FavouriteRow[]> {
  if (keys.length === 0) return []
  return await favouritesOf(db, owner, portal)
    .where(({ and, or }) => or(keys.map((key) => and(key))))
    .execute()
}

type Published = FavouriteKey & { title: string }

/** Finds the first of the keys that the portal publishes, with its title; undefined when it publishes none. */
export async function findPublished(scope: Scope, keys: readonly FavouriteKey[]): Promise<Published | undefined> {
  if (keys.length === 0) return undefined
  const offered = keys.find(({ kind }) => kind === 'widget')
  if (offered) {
    const [widget] = await findOffered(scope, [offered.uid])
    return widget && { ...offered, title: widget.title }
  }
  const ticketed = keys.find(({ kind }) => kind === 'ticketin')
  if (ticketed) return await findTicketed(scope, ticketed)
  const rows = await scope.db
    .selectFrom('search_entry')
    .select(['kind', 'uid', 'locale', 'title'])
    .where('portal', '=', scope.name)
    .where(({ and, or }) => or(keys.map((key) => and(key))))
    .where(({ or, eb }) => or([eb('from_at', 'is', null), eb('from_at', '<=', scope.now)]))
    .execute()
  for (const key of keys) {
    const texts: { [L in Locale]?: string } = Object.fromEntries(
      rows.filter(({ kind, uid }) => kind === key.kind && uid === key.uid).map(({ locale, title }) => [locale, title]),
    )
    if (Object.keys(texts).length > 0) return { ...key, title: localized(texts, scope) }
  }
  return undefined
}

/** Finds an event that one can register for. */
async function findTicketed(scope: Scope, key: FavouriteKey): Promise<Published | undefined> {
  const row = await scope.db
    .selectFrom('ticketed_event')
    .select('event')
    .where('portal', '=', scope.name)
    .where('event', '=', key.uid)
    .executeTakeFirst()
  const event = row && hasService(scope.portal, 'tickets') ? ({ kind: 'event', uid: key.uid } as const) : undefined
  const published = event && (await findPublished(scope, [event]))
  return published && { ...key, title: published.title }
}

/** The kind of the entry of a favourite: events have one, whether they or the registration for them are kept. */
const entryKind = sql`case own.kind when 'ticketin' then 'event' else own.kind end`

/** Whether the portal has the service of a favourite, and whether one that is a registration still exists. */
const isOffered = (scope: Scope) =>
  sql`(own.kind <> 'stop' or ${hasService(scope.portal, 'transit')})
    and (own.kind <> 'publication' or ${hasService(scope.portal, 'news')})
    and (own.kind not in ('event', 'ticketin') or ${hasService(scope.portal, 'agenda')}) and (own.kind <> 'ticketin' or (${hasService(scope.portal, 'tickets')} and exists (
    select from ticketed_event where ticketed_event.portal = ${scope.name} and ticketed_event.event = own.uid)))`

type Tag = Pick<Selectable<TagTable>, 'uid' | 'color' | 'texts'>

export type FavouritePart = { keys: FavouriteKey[]; total: number; stored: number; tags: Tag[] }

/**
 * Finds a range of the published favourites that have every word of the query in title or summary and a tag of the keyword, in
 * the visitor's order. Widgets have no texts and tags, so only a call without a filter finds them. `total`
 * counts the matches, `stored` all favourites; `tags` are those of all favourites and those of the keyword.
 */
export async function findFavouritePart(
  scope: Scope,
  owner: string,
  filter: ListFilter,
  { offset, limit }: Range,
): Promise<FavouritePart> {
  const isUnfiltered = !filter.query && !filter.keyword
  const named = filter.keyword ? await findTagUids(scope, filter.keyword) : []
  const published = isPublished(scope)
  const matches = sql.join([published, ...matchConditions(filter, named)], sql` and `)
  const { rows } = await sql<FavouritePart>`
    with own as materialized (
      select kind, uid, position, added_at from favourite where owner = ${owner} and portal = ${scope.name}),
    found as materialized (
      select * from own where (kind = 'widget' and ${isUnfiltered} and exists (
          select from store_widget where portal = ${scope.name} and store_widget.uid = own.uid and ${isServed(scope)})) or exists (
        select from search_entry where portal = ${scope.name} and search_entry.kind = ${entryKind}
          and search_entry.uid = own.uid and ${isOffered(scope)} and ${matches}))
    select (select count(*)::int from own) as stored, (select count(*)::int from found) as total,
      (select coalesce(json_agg(part), '[]') from (
        select kind, uid from found order by position, added_at desc, kind, uid
        offset ${offset} limit ${limit}) as part) as keys,
      (select coalesce(json_agg(json_build_object('uid', uid, 'color', color, 'texts', texts) order by position), '[]') from tag
        where portal = ${scope.name} and (${JSON.stringify(named)}::jsonb @> to_jsonb(uid) or exists (
          select from own join search_entry on search_entry.uid = own.uid and search_entry.kind = ${entryKind}
            where search_entry.portal = ${scope.name} and ${published} and tags @> to_jsonb(tag.uid)))) as tags
    `.execute(scope.db)
  return rows[0] ?? { keys: [], total: 0, stored: 0, tags: [] }
}

/** Whether a row of `search_entry` is published. */
const isPublished = ({ now }: Scope): RawBuilder<unknown> =>
  sql`(from_at is null or from_at <= ${now.toISOString()}::timestamptz)`

/** Which rows of `search_entry` match the filter, whose keyword names tags of these uids. */
function matchConditions({ query = '', keyword }: ListFilter, tags: readonly string[]): RawBuilder<unknown>[] {
  const words = splitWords(foldWords(query)).map((word) => {
    const start = `${word}:*`
    return sql`(${containsWord(sql`search_fold(title, locale)`, word)}
      or lead @@ to_tsquery(search_config(locale), ${start}))`
  })
  const anyTag = tags.map((uid) => sql`tags @> ${JSON.stringify([uid])}::jsonb`)
  return [...words, ...(keyword ? [anyTag.length > 0 ? sql`(${sql.join(anyTag, sql` or `)})` : sql`false`] : [])]
}
