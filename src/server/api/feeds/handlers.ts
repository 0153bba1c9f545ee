import type { Feed } from '../../../../schemas'
import type { Handler } from '../call/Handler'
import { type Range, toRange } from '../call/listQueries'
import { localized, openScope, type Scope } from '../call/Scope'
import { findCalendar } from '../events/findEvents'
import { imageOf, updatedAt } from '../fragments/fragments'
import { findPublications } from '../publications/findPublications'

export const listFeed: Handler<'listFeed'> = async (call, services) => {
  const scope = await openScope(call, services)
  return { data: await feeds[call.query.kind](scope, toRange(call.query)) }
}

export const listPublicationTypes: Handler<'listPublicationTypes'> = async (call, services) => {
  const { db, name } = await openScope(call, services)
  const rows = await db
    .selectFrom('publication')
    .select('type')
    .distinct()
    .where('portal', '=', name)
    .orderBy('type')
    .execute()
  return { data: rows.map(({ type }) => type) }
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
      return { uid: row.uid, title, summary, path: `/publication/${row.uid}`, publishedAt, ...(image && { image }) }
    })
    return { items, total }
  },
  async event(scope, range) {
    const { rows, total } = await findCalendar(scope, range, {})
    const items = rows.map((row) => {
      const { title } = localized(row.texts, scope)
      return { uid: row.uid, title, path: `/evenement/${row.uid}`, updatedAt: updatedAt(row, scope) }
    })
    return { items, total }
  },
  async content(scope, { offset, limit }) {
    const rows = await scope.db
      .selectFrom('content')
      .select(['uid', 'texts'])
      .where('portal', '=', scope.name)
      .orderBy('uid')
      .offset(offset)
      .limit(limit)
      .execute()
    const items = rows.map(({ uid, texts }) => {
      const { title, updatedAt } = localized(texts, scope)
      return { uid, title, path: `/contenu/${uid}`, ...(updatedAt && { updatedAt }) }
    })
    return { items, total: await count(scope, 'content') }
  },
  async place(scope, { offset, limit }) {
    const rows = await scope.db
      .selectFrom('place')
      .select(['uid', 'texts', 'edited_at'])
      .where('portal', '=', scope.name)
      .where('has_page', '=', true)
      .orderBy('uid')
      .offset(offset)
      .limit(limit)
      .execute()
    const items = rows.map(({ uid, texts, edited_at }) => ({
      uid,
      title: localized(texts, scope).name,
      path: `/information/${uid}`,
      updatedAt: updatedAt({ edited_at }, scope),
    }))
    return { items, total: await countPlaces(scope) }
  },
  async walk(scope, { offset, limit }) {
    const rows = await scope.db
      .selectFrom('walk')
      .select(['uid', 'texts'])
      .where('portal', '=', scope.name)
      .orderBy('uid')
      .offset(offset)
      .limit(limit)
      .execute()
    const items = rows.map(({ uid, texts }) => ({ uid, title: localized(texts, scope).title, path: `/balade/${uid}` }))
    return { items, total: await count(scope, 'walk') }
  },
} satisfies Readonly<Record<string, ReadFeed>>

async function count({ db, name }: Scope, table: 'content' | 'walk'): Promise<number> {
  const rows = db
    .selectFrom(table)
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where('portal', '=', name)
  return (await rows.executeTakeFirst())?.total ?? 0
}

async function countPlaces({ db, name }: Scope): Promise<number> {
  const rows = db
    .selectFrom('place')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where('portal', '=', name)
    .where('has_page', '=', true)
  return (await rows.executeTakeFirst())?.total ?? 0
}
