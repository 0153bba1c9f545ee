import { type SelectQueryBuilder, sql } from 'kysely'
import type { Feed } from '../../../../schemas'
import { contentPath, eventPath, newsPath, placePath } from '../../../../schemas/routes/pagePaths'
import { hasService, type Service } from '../../../../schemas/routes/services'
import { walkPath } from '../../../../schemas/routes/walkPaths'
import type { Tables } from '../../db/Tables'
import { notFound } from '../../http/ApiFailure'
import type { Handler } from '../call/Handler'
import { type Range, toRange } from '../call/listQueries'
import { localized, openScope, type Scope } from '../call/Scope'
import { canonicalEvents } from '../events/eventSeries'
import { calendarStart } from '../events/findEvents'
import { imageOf, updatedAt } from '../fragments/fragments'
import { findPublications } from '../publications/findPublications'

export const listFeed: Handler<'listFeed'> = async (call, services) => {
  const scope = await openScope(call, services)
  const { kind } = call.query
  refuseUnserved(scope, kind)
  return { data: await feeds[kind](scope, toRange(call.query)) }
}

export const listPublicationTypes: Handler<'listPublicationTypes'> = async (call, services) => {
  const scope = await openScope(call, services)
  refuseUnserved(scope, 'publication')
  const { db, name } = scope
  const rows = await db
    .selectFrom('publication')
    .select('type')
    .distinct()
    .where('portal', '=', name)
    .orderBy('type')
    .execute()
  return { data: rows.map(({ type }) => type) }
}

/** The services of the kinds of records that belong to one. */
const serviceOfKind: Readonly<Record<string, Service>> = { publication: 'news', event: 'agenda', walk: 'walks' }

/** Throws a 404 for records of a service that the portal switches off. */
function refuseUnserved({ name, portal }: Scope, kind: string): void {
  const service = Object.hasOwn(serviceOfKind, kind) ? serviceOfKind[kind] : undefined
  if (service !== undefined && !hasService(portal, service))
    throw notFound(`The portal "${name}" has no service "${service}".`)
}

type ReadFeed = (scope: Scope, range: Range) => Promise<Feed>

/** Reads the records of each kind with the paths of their pages. */
const feeds = {
  async publication(scope, range) {
    const { rows, total } = await findPublications(scope, range)
    const items = rows.map((row) => {
      const { title, summary, imageAlt } = localized(row.texts, scope)
      const image = imageOf(row.image, imageAlt)
      const publishedAt = row.published_at.toISOString()
      return { uid: row.uid, title, summary, path: newsPath(row.uid), publishedAt, ...(image && { image }) }
    })
    return { items, total }
  },
  async event(scope, range) {
    const rows = canonicalEvents(scope, calendarStart(scope)).select(['uid', 'texts', 'edited_at'])
    return await readRange(rows, range, ({ uid, texts, edited_at }) => {
      const { title } = localized(texts, scope)
      return { uid, title, path: eventPath(uid), updatedAt: updatedAt({ edited_at }, scope) }
    })
  },
  async content(scope, range) {
    const rows = scope.db.selectFrom('content').select(['uid', 'texts']).where('portal', '=', scope.name)
    return await readRange(rows, range, ({ uid, texts }) => {
      const { title, updatedAt } = localized(texts, scope)
      return { uid, title, path: contentPath(uid), ...(updatedAt && { updatedAt }) }
    })
  },
  async place(scope, range) {
    const rows = scope.db.selectFrom('place').select(['uid', 'texts', 'edited_at']).where('portal', '=', scope.name)
    return await readRange(rows.where('has_page', '=', true), range, ({ uid, texts, edited_at }) => {
      const { name: title } = localized(texts, scope)
      return { uid, title, path: placePath(uid), updatedAt: updatedAt({ edited_at }, scope) }
    })
  },
  async walk(scope, range) {
    const rows = scope.db.selectFrom('walk').select(['uid', 'texts']).where('portal', '=', scope.name)
    return await readRange(rows, range, ({ uid, texts }) => {
      return { uid, title: localized(texts, scope).title, path: walkPath(uid) }
    })
  },
} satisfies Readonly<Record<string, ReadFeed>>

/** Reads a range of the selected rows, by uid, and counts all of them. */
async function readRange<Table extends keyof Tables, Row>(
  rows: SelectQueryBuilder<Tables, Table, Row>,
  { offset, limit }: Range,
  toItem: (row: Row) => Feed['items'][number],
): Promise<Feed> {
  const part = await rows.orderBy(sql`uid`).offset(offset).limit(limit).execute()
  const count = await rows
    .clearSelect()
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirst()
  return { items: part.map(toItem), total: count?.total ?? 0 }
}
