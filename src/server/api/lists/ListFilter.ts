import { type RawBuilder, sql } from 'kysely'
import { normalizeForSearch } from '../../db/normalizeForSearch'
import type { Scope } from '../Scope'

export type ListFilter = { query?: string; keyword?: string | string[] }

/**
 * The SQL condition for publications and events that contain every word of `query` in title or summary and have a tag that
 * `keyword` names. An unknown tag matches nothing.
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

/** Finds tags by uid or by name in any language. A keyword may name several tags, separated by commas. */
async function findTagUids({ db, name }: Scope, keyword: string | string[]): Promise<string[]> {
  const keywords = [keyword].flat().flatMap((each) => [each, ...each.split(',')])
  const wanted = new Set(keywords.map((each) => normalizeForSearch(each).trim()))
  const tags = await db.selectFrom('tag').select(['uid', 'texts']).where('portal', '=', name).execute()
  const names = (tag: (typeof tags)[number]) => [tag.uid, ...Object.values(tag.texts).map((text) => text?.name ?? '')]
  return tags.filter((tag) => names(tag).some((text) => wanted.has(normalizeForSearch(text)))).map(({ uid }) => uid)
}

/** The pattern for `like` that matches strings containing the word literally. */
export const likePattern = (word: string): string => `%${word.replace(/[\\%_]/g, '\\$&')}%`
