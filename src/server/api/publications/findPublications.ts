import type { Selectable } from 'kysely'
import type { PublicationTable } from '../../db/Tables'
import { countRows, filterCondition, type ListFilter, type ListPart, type Range, totalColumn } from '../listQueries'
import type { Scope } from '../Scope'

/** Finds a publication by its uid, unless it is not published yet. */
export async function findPublication(scope: Scope, uid: string): Promise<Selectable<PublicationTable> | undefined> {
  const rows = scope.db.selectFrom('publication').selectAll().where('portal', '=', scope.name)
  return await rows.where('uid', '=', uid).where('published_at', '<=', scope.now).executeTakeFirst()
}

/** Lists publications, the latest first, without those older than the portal's `hidePublicationsOlderThan`, in days. */
export async function findPublications(
  scope: Scope,
  { offset, limit }: Range,
  filter: ListFilter & { type?: string } = {},
): Promise<ListPart<PublicationTable>> {
  let found = scope.db
    .selectFrom('publication')
    .where('portal', '=', scope.name)
    .where('published_at', '<=', scope.now)
    .where(await filterCondition(scope, filter))
  if (filter.type) found = found.where('type', '=', filter.type)
  const days = Number(scope.portal.configs?.hidePublicationsOlderThan ?? 0)
  if (days > 0) found = found.where('published_at', '>', new Date(scope.now.getTime() - days * 86_400_000))
  const page = found.selectAll().select(totalColumn).orderBy('published_at', 'desc').orderBy('uid')
  const rows = await page.offset(offset).limit(limit).execute()
  return { rows, total: rows[0]?.total ?? (offset > 0 ? await countRows(found) : 0) }
}
