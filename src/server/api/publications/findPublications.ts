import type { Selectable } from 'kysely'
import { selectTogether } from '../../db/selectTogether'
import type { PublicationTable } from '../../db/tables/PublicationTables'
import { filterCondition, type ListFilter, type ListPart, type Range } from '../call/listQueries'
import type { Scope } from '../call/Scope'

/** Finds a published publication by its uid. */
export async function findPublication(scope: Scope, uid: string): Promise<Selectable<PublicationTable> | undefined> {
  const rows = scope.db.selectFrom('publication').selectAll().where('portal', '=', scope.name)
  return await rows.where('uid', '=', uid).where('published_at', '<=', scope.now).executeTakeFirst()
}

/** Lists publications, latest first, without those older than the portal's `hidePublicationsOlderThan` (days). */
export async function findPublications(
  scope: Scope,
  range: Range,
  filter: ListFilter & { type?: string } = {},
): Promise<ListPart<PublicationTable>> {
  let found = publications(scope).where(await filterCondition(scope, filter))
  if (filter.type) found = found.where('type', '=', filter.type)
  const { rows, counted } = await selectTogether(scope.db, {
    rows: publicationRows(scope, found, range),
    counted: found.select(({ fn }) => fn.countAll<number>().as('total')),
  })
  return { rows, total: counted[0]?.total ?? 0 }
}

export const latestPublications = (scope: Scope, limit: number) =>
  publicationRows(scope, publications(scope), { offset: 0, limit })

function publications(scope: Scope) {
  const published = scope.db
    .selectFrom('publication')
    .where('portal', '=', scope.name)
    .where('published_at', '<=', scope.now)
  const days = Number(scope.portal.configs?.hidePublicationsOlderThan ?? 0)
  return days > 0 ? published.where('published_at', '>', new Date(scope.now.getTime() - days * 86_400_000)) : published
}

/** Selects a range of a list. Finds the keys in the index first, so that PostgreSQL reads no rows before the range. */
const publicationRows = ({ db, name }: Scope, found: ReturnType<typeof publications>, { offset, limit }: Range) => {
  const keys = found.select('uid').orderBy('published_at', 'desc').orderBy('uid').offset(offset).limit(limit)
  return db
    .selectFrom(keys.as('part'))
    .innerJoin('publication', (join) =>
      join.onRef('publication.uid', '=', 'part.uid').on('publication.portal', '=', name),
    )
    .selectAll('publication')
    .orderBy('published_at', 'desc')
    .orderBy('publication.uid')
}
