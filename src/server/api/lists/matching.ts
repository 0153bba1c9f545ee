import { type RawBuilder, sql } from 'kysely'
import { normalizeForSearch } from '../../db/folded'
import type { Scope } from '../scope/Scope'
import { likePattern } from './containing'
import { findTagUids } from './tagUids'

export type ListFilter = { query?: string; keyword?: string | string[] }

/**
 * The condition that a publication or event has every word of `query` in its title or summary, and the tag `keyword`
 * names. An unknown tag matches nothing.
 */
export async function filterCondition(scope: Scope, { query = '', keyword }: ListFilter): Promise<RawBuilder<boolean>> {
  const words = normalizeForSearch(query).split(/\s+/).filter(Boolean)
  const text = sql`coalesce(search->>${scope.locale}, search->>${scope.portal.defaultLocale}, '')`
  const conditions = words.map((word) => sql`${text} like ${likePattern(word)}`)
  if (keyword) {
    const tags = await findTagUids(scope, keyword)
    const anyTag = tags.map((uid) => sql`tags @> ${JSON.stringify([uid])}::jsonb`)
    conditions.push(anyTag.length > 0 ? sql`(${sql.join(anyTag, sql` or `)})` : sql`false`)
  }
  return conditions.length > 0 ? sql<boolean>`(${sql.join(conditions, sql` and `)})` : sql<boolean>`true`
}
