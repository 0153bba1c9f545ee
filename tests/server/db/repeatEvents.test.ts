import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { serverJobs } from '../../../src/server/api/serverJobs'
import type { OpenDatabase } from '../../../src/server/db/openDatabase'
import { repeatEvents } from '../../../src/server/db/repeatEvents'
import { refreshDates } from '../../../src/server/db/seed/refreshDates'
import { databases } from '../../helpers/server/databases'
import { fillWithTowns, now as seeded } from '../../helpers/server/openServer'

const day = (date: string) => new Date(`${date}T09:00:00Z`)

describe.each(databases)('events that repeat, on $name', ({ open }) => {
  let opened: OpenDatabase
  beforeAll(async () => {
    opened = await open({ fill: fillWithTowns })
  })
  afterAll(() => opened.close())

  /** Adds a town of the name with a dance in the evening of 12 January 2027. */
  async function addDance(town: string, repeats: 'weekly' | 'monthly' | null, months: string | undefined) {
    const record = { timeZone: 'Europe/Brussels', configs: { reccurentEventsGenerateMonths: months } }
    await sql`insert into portal values (${town}, ${JSON.stringify(record)}, '{}', '{}', '2027-01-10')`.execute(
      opened.db,
    )
    await opened.db
      .insertInto('event')
      .values({
        portal: town,
        uid: 'bal',
        starts_at: new Date('2027-01-12T19:00:00Z'),
        ends_at: new Date('2027-01-12T21:30:00Z'),
        place: null,
        image: null,
        tags: '["bal"]',
        texts: JSON.stringify({ fr: { title: 'Bal', summary: 'Un bal.', html: '' } }),
        search: '{}',
        repeats,
      })
      .execute()
  }

  /** Starts the jobs of a server at a time, and resolves when the job of this day is done. */
  async function upkeep(now: Date, servers = 1): Promise<void> {
    const { db } = opened
    await sql`delete from job_schedule where name = 'repeat-events'`.execute(db)
    const errors: unknown[] = []
    const queues = Array.from({ length: servers }, () =>
      serverJobs({
        db,
        isEmbedded: false,
        mail: { transport: { send: async () => {} }, secret: 's', ownOrigin: () => 'http://127.0.0.1' },
        now: () => now,
        onRetry: (job) => errors.push(job),
        onDead: (job) => errors.push(job),
        onError: (error) => errors.push(error),
      }),
    )
    for (const queue of queues) queue.start()
    onTestFinished(async () => void (await Promise.all(queues.map((queue) => queue.close()))))
    await expect.poll(() => openJobs(), { timeout: 60_000 }).toBe(0)
    await Promise.all(queues.map((queue) => queue.close()))
    expect(errors).toEqual([])
  }

  const openJobs = async () => {
    const { scheduled, waiting } = await opened.db
      .selectNoFrom(({ selectFrom }) => [
        selectFrom('job_schedule')
          .where('name', '=', 'repeat-events')
          .select(sql<number>`count(*)::int`.as('n'))
          .as('scheduled'),
        selectFrom('job').where('name', '=', 'repeat-events').select(sql<number>`count(*)::int`.as('n')).as('waiting'),
      ])
      .executeTakeFirstOrThrow()
    return scheduled === 0 ? undefined : waiting
  }

  const times = async (town: string) => {
    const rows = await opened.db
      .selectFrom('event')
      .select(['uid', 'starts_at'])
      .where('portal', '=', town)
      .orderBy('starts_at')
      .execute()
    return rows.map(({ uid, starts_at }) => `${uid} ${starts_at.toISOString().slice(0, 16)}`)
  }

  it('are generated ahead for the months that the portal configures', async () => {
    await addDance('un-mois', 'weekly', '1')
    await addDance('aucun', 'weekly', undefined)
    await addDance('unique', null, '12')
    await upkeep(day('2027-01-10'))
    expect(await times('un-mois')).toEqual([
      'bal 2027-01-12T19:00',
      'bal-2 2027-01-19T19:00',
      'bal-3 2027-01-26T19:00',
      'bal-4 2027-02-02T19:00',
      'bal-5 2027-02-09T19:00',
    ])
    expect(await times('aucun')).toHaveLength(1)
    expect(await times('unique')).toHaveLength(1)
  })

  it('are extended as days pass, at the same time of day, once however many servers do it', async () => {
    await addDance('chaque-jour', 'monthly', '3')
    await upkeep(day('2027-01-10'), 2)
    const before = await times('chaque-jour')
    expect(before).toEqual(['bal 2027-01-12T19:00', 'bal-2 2027-02-09T19:00', 'bal-3 2027-03-09T19:00'])
    const { db } = opened
    const portal = await db
      .selectFrom('portal')
      .select(['name', 'record'])
      .where('name', '=', 'chaque-jour')
      .executeTakeFirstOrThrow()
    await Promise.all([repeatEvents(db, portal, day('2027-01-14')), repeatEvents(db, portal, day('2027-01-14'))])
    await upkeep(day('2027-01-14'), 2)
    // Summer time has begun.
    expect(await times('chaque-jour')).toEqual([...before, 'bal-4 2027-04-13T18:00'])
  })

  it('leave once the calendar no longer holds them, except the first and what a visitor keeps or rated', async () => {
    await addDance('anciens', 'weekly', '1')
    await upkeep(day('2027-01-10'))
    const { db } = opened
    await sql`insert into favourite (owner, portal, kind, uid, title, notify, position, added_at)
      values ('o', 'anciens', 'event', 'bal-3', 'Bal', false, 1, now())`.execute(db)
    await upkeep(day('2027-03-01'))
    const uids = (await times('anciens')).map((each) => each.split(' ')[0])
    expect(uids).toEqual(['bal', 'bal-3', 'bal-4', 'bal-5', 'bal-8', 'bal-9', 'bal-10', 'bal-11', 'bal-12'])
  })

  it('keep their weekdays when the dates of a town are refreshed', async () => {
    await addDance('rafraichi', 'monthly', '1')
    await upkeep(day('2027-01-10'))
    expect(await times('rafraichi')).toEqual(['bal 2027-01-12T19:00', 'bal-2 2027-02-09T19:00'])
    const portal = { name: 'rafraichi', timeZone: 'Europe/Brussels', anchoredOn: '2027-01-10' }
    await refreshDates(opened.db, portal, day('2027-02-01'))
    // The first moved by 22 days, to the first Wednesday of February.
    expect(await times('rafraichi')).toEqual(['bal 2027-02-03T19:00', 'bal-2 2027-03-03T19:00'])
  })

  it('are part of the demo: the repair café of Montclair in twelve months', async () => {
    const repaired = (await times('montclair')).filter((each) => each.startsWith('repair-cafe'))
    expect(repaired).toHaveLength(12)
    await upkeep(seeded)
    expect((await times('montclair')).filter((each) => each.startsWith('repair-cafe'))).toEqual(repaired)
  })
})
