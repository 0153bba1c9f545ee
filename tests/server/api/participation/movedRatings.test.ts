import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { ParticipationTarget } from '../../../../src/server/api/participation/participationTarget'
import { moveRatings } from '../../../../src/server/api/participation/ratings/moveRatings'
import { raterOf } from '../../../../src/server/api/participation/ratings/ownReview'
import { lockTarget } from '../../../../src/server/api/participation/ratings/ratingSummary'
import { postgres } from '../../../helpers/server/databases'
import { now, openServer, type TestServer } from '../../../helpers/server/openServer'

const targets = ['bords-de-meuse', 'tour-du-centre'].map(
  (dataUid): ParticipationTarget => ({ portal: 'montclair', dataType: 'balade', dataUid }),
)
const [first, second] = targets

let server: TestServer
beforeAll(async () => {
  server = await openServer({ database: postgres })
})
afterAll(() => server.close())

it('lets two visitors who rated the same things sign in at once, in whatever order their hashes are', async () => {
  const { db } = server
  if (!first || !second) throw new Error('There are no targets.')
  const isAscending = (visitor: string) => raterOf(first, visitor) < raterOf(second, visitor)
  const visitors = [addVisitor(isAscending), addVisitor((visitor) => !isAscending(visitor))]
  for (const visitor of visitors) for (const target of targets) await addReview(target, visitor)
  const accounts = await Promise.all(visitors.map(addAccount))

  const waiting = async () => {
    const { rows } = await sql<{ waiting: number }>`select count(*)::int as waiting from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(db)
    return rows[0]?.waiting
  }
  const moves: Promise<void>[] = []
  await db.transaction().execute(async (transaction) => {
    await lockTarget(transaction, first)
    for (const [index, visitor] of visitors.entries()) {
      moves.push(db.transaction().execute((own) => moveRatings(own, visitor, accounts[index] ?? '')))
      await expect.poll(waiting).toBe(index + 1)
    }
  })
  await Promise.all(moves)
  const moved = await db.selectFrom('review').select('account').where('account', 'in', accounts).execute()
  expect(moved).toHaveLength(4)
})

function addVisitor(isWanted: (visitor: string) => boolean): string {
  let visitor = randomUUID()
  while (!isWanted(visitor)) visitor = randomUUID()
  return visitor
}

async function addReview(target: ParticipationTarget, visitor: string): Promise<void> {
  const { portal, dataType: data_type, dataUid: data_uid } = target
  const nobody = { author: null, account: null, email: null, fields: null, digest: null }
  const row = { uid: randomUUID(), portal, data_type, data_uid, rate: 3, text: '', status: 'published' } as const
  await server.db
    .insertInto('review')
    .values({ ...row, ...nobody, rater: raterOf(target, visitor), bytes: 0, written_at: now })
    .execute()
  await server.db.transaction().execute((transaction) => lockTarget(transaction, target))
}

async function addAccount(): Promise<string> {
  const uid = randomUUID()
  const person = { first_name: 'Anne', last_name: 'Dubois', locale: 'fr', portal: 'montclair' } as const
  await server.db
    .insertInto('account')
    .values({ uid, email: `${uid}@exemple.be`, password: 'x', created_at: now, ...person })
    .execute()
  return uid
}
