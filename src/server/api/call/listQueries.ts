import { type Expression, type RawBuilder, type Selectable, sql } from 'kysely'
import { commonPart, formsPattern } from '../../../../schemas/inputs/stemOf'
import { normalizeForSearch } from '../../db/normalizeForSearch'
import type { Scope } from './Scope'

/** A range of a list, and the length of the whole list. */
export type ListPart<Row> = { rows: Selectable<Row>[]; total: number }

/** The requested range of a list. */
export type Range = { offset: number; limit: number }

type RangeQuery = { page: number; size: number; from?: number; count?: number }

/** Uses `from` and `count` if either is given, else `page` (from 1) and `size`. */
export function toRange({ page, size, from, count }: RangeQuery): Range {
  if (from === undefined && count === undefined) return { offset: (page - 1) * size, limit: size }
  return { offset: from ?? 0, limit: count ?? size }
}

export type ListFilter = {
  query?: string
  keyword?: string | string[]
  /** The uid of a tag. Unlike a keyword, it needs no look-up. */
  tag?: string
}

/**
 * Returns the SQL condition for publications and events that have every word of `query`, or a form of it, in title or summary, a tag of
 * `keyword`, and the tag `tag`. An unknown tag matches nothing.
 */
export async function filterCondition(
  scope: Scope,
  { query = '', keyword, tag }: ListFilter,
): Promise<RawBuilder<boolean>> {
  const words = normalizeForSearch(query).split(/\s+/).filter(Boolean)
  const text = sql`coalesce(search->>${scope.locale}, search->>${scope.portal.defaultLocale}, '')`
  // PostgreSQL answers the first condition, on all languages, from an index.
  const conditions: RawBuilder<unknown>[] = words.flatMap((word) => [
    containsWord(sql`search::text`, JSON.stringify(word).slice(1, -1)),
    containsWord(text, word),
  ])
  if (tag) conditions.push(sql`tags @> ${JSON.stringify([tag])}::jsonb`)
  if (keyword) conditions.push(await keywordCondition(scope, keyword))
  return conditions.length > 0 ? sql<boolean>`(${sql.join(conditions, sql` and `)})` : sql<boolean>`true`
}

/** Returns the SQL condition for rows that have a tag of `keyword`. */
export async function keywordCondition(scope: Scope, keyword: string | string[]): Promise<RawBuilder<unknown>> {
  const tags = await findTagUids(scope, keyword)
  const anyTag = tags.map((uid) => sql`tags @> ${JSON.stringify([uid])}::jsonb`)
  return anyTag.length > 0 ? sql`(${sql.join(anyTag, sql` or `)})` : sql`false`
}

/** Finds tags by uid or by name in any language. A keyword may hold several tags, separated by commas. */
export async function findTagUids({ db, name }: Scope, keyword: string | string[]): Promise<string[]> {
  const keywords = [keyword].flat().flatMap((each) => [each, ...each.split(',')])
  const wanted = new Set(keywords.map((each) => normalizeForSearch(each).trim()))
  const tags = await db.selectFrom('tag').select(['uid', 'texts']).where('portal', '=', name).execute()
  const names = (tag: (typeof tags)[number]) => [tag.uid, ...Object.values(tag.texts).map((text) => text?.name ?? '')]
  return tags.filter((tag) => names(tag).some((text) => wanted.has(normalizeForSearch(text)))).map(({ uid }) => uid)
}

/** Returns the SQL condition for a folded text that contains the folded word literally, or a form of it such as its plural. */
export function containsWord(text: Expression<unknown>, word: string): RawBuilder<boolean> {
  const forms = formsPattern(word)
  const isLiteral = sql<boolean>`${text} like ${likePattern(word)}`
  if (forms === undefined) return isLiteral
  return sql<boolean>`(${text} like ${likePattern(commonPart(word))} and (${isLiteral} or ${text} ~ ${forms}))`
}

/** Returns the `like` pattern of strings that contain the word literally. */
export const likePattern = (word: string): string => `%${word.replace(/[\\%_]/g, '\\$&')}%`
