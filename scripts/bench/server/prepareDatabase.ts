import { join } from 'node:path'
import { openDatabase } from '../../../src/server/db/openDatabase'
import { seed } from '../../../src/server/db/seed/seed'
import type { Database } from '../../../src/server/db/Tables'
import { packageRoot } from '../../../src/server/packageRoot'
import { writeLargeTown } from '../../seed/writeLargeTown'

export const towns = join(packageRoot, 'fixtures/towns')

export type Ballot = { portal: string; poll: string; response: string }

export type Prepared = {
  /** Paths of 200 pages of all towns. */
  pages: string[]
  ballots: Ballot[]
}

const pageCount = 200

/** Fills a database with the demo towns and the large town. */
export async function prepareDatabase(options: { url?: string; dataFolder?: string }): Promise<Prepared> {
  const { db, close } = await openDatabase(options)
  try {
    await seed(db, { towns, now: () => new Date() })
    await writeLargeTown(db, 'grandville', new Date())
    const ballots = await db
      .selectFrom('poll')
      .innerJoin('poll_response', 'poll_response.poll', 'poll.uid')
      .select(['poll.portal', 'poll.uid as poll', 'poll_response.uid as response'])
      .execute()
    return { pages: (await findPages(db)).slice(0, pageCount), ballots }
  } finally {
    await close()
  }
}

async function findPages(db: Database): Promise<string[]> {
  const lists = ['montclair', 'hauteroche', 'grandville'].flatMap((card) =>
    ['', '/menu', '/publication', '/evenements'].map((path) => `/${card}${path}`),
  )
  const kinds = [
    ['publication', 'publication'],
    ['event', 'evenement'],
    ['content', 'contenu'],
  ] as const
  const found = await Promise.all(
    kinds.map(async ([table, path]) => {
      const rows = await db.selectFrom(table).select(['portal', 'uid']).orderBy('uid').limit(80).execute()
      return rows.map(({ portal, uid }) => `/${portal}/${path}/${uid}`)
    }),
  )
  return [...lists, ...found.flat()]
}
