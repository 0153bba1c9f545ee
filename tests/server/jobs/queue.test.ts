import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { z } from 'zod'
import type { OpenDatabase } from '../../../src/server/db/openDatabase'
import { databaseJobs } from '../../../src/server/jobs/databaseJobs'
import type { NamedJob } from '../../../src/server/jobs/JobWorker'
import { databases } from '../../helpers/server/databases'

const [minuteMs, neverMs, timerToleranceMs] = [60_000, 3_600_000, 2]

describe.each(databases)('jobs in $name', ({ open }) => {
  let database: OpenDatabase
  let time: Date
  let servers: Array<{ close(): Promise<void> }> = []
  beforeAll(async () => {
    database = await open()
  })
  afterAll(() => database.close())
  beforeEach(async () => {
    time = new Date('2027-03-01T10:00:00Z')
    await sql`delete from job`.execute(database.db)
    await sql`delete from job_schedule`.execute(database.db)
    return async () => {
      await Promise.all(servers.map((server) => server.close()))
      servers = []
    }
  })

  const pass = (ms: number) => {
    time = new Date(time.getTime() + ms)
  }

  /** A server of its own, whose mails are collected, and delivered by `deliver`. */
  function serve(deliver: (to: string) => Promise<void> = async () => {}, { pollMs = neverMs } = {}) {
    const runs: string[] = []
    const dead: NamedJob[] = []
    const errors: unknown[] = []
    const run = async ({ to }: { to: string }) => {
      runs.push(to)
      await deliver(to)
    }
    const kinds = {
      mail: { payload: z.strictObject({ to: z.string() }), run },
      sweep: { payload: z.strictObject({}), run: () => run({ to: 'sweep' }) },
    }
    const jobs = databaseJobs({
      db: database.db,
      kinds,
      now: () => time,
      pollMs,
      onDead: (job) => dead.push(job),
      onError: (error) => errors.push(error),
    })
    servers.push(jobs)
    const send = (to: string, options = {}) =>
      database.db.transaction().execute((transaction) => jobs.enqueue(transaction, 'mail', { to }, options))
    return { jobs, runs, dead, errors, send }
  }

  const rows = () => database.db.selectFrom('job').selectAll().execute()
  const none = () => expect.poll(rows).toEqual([])

  it('begin at the commit, without waiting for the next look', async () => {
    const { jobs, runs, send } = serve()
    jobs.start()
    await send('a')
    await expect.poll(() => runs).toEqual(['a'])
    await none()
  })

  it('leave none when the transaction is rolled back', async () => {
    const { jobs, runs, send } = serve()
    jobs.start()
    const rolledBack = database.db.transaction().execute(async (transaction) => {
      await jobs.enqueue(transaction, 'mail', { to: 'lost' })
      throw new Error('changed my mind')
    })
    await expect(rolledBack).rejects.toThrow('changed my mind')
    expect(await rows()).toEqual([])
    await send('kept')
    await none()
    expect(runs).toEqual(['kept'])
  })

  it('run once each, whichever of two servers takes them', async () => {
    const [first, second] = [serve(undefined, { pollMs: 5 }), serve(undefined, { pollMs: 5 })]
    const names = Array.from({ length: 30 }, (_, index) => `mail ${index}`).sort()
    await Promise.all(names.map((to) => first.send(to)))
    first.jobs.start()
    second.jobs.start()
    await none()
    expect([...first.runs, ...second.runs].sort()).toEqual(names)
  })

  it('run two at a time on a server, and leave the database to others meanwhile', async () => {
    const open: Array<() => void> = []
    const { jobs, runs, send } = serve(() => new Promise((resolve) => open.push(resolve)))
    jobs.start()
    for (const to of ['a', 'b', 'c']) await send(to)
    await expect.poll(() => runs.length).toBe(2)
    expect(await rows()).toHaveLength(3)
    for (const resolve of open.splice(0)) resolve()
    await expect.poll(() => runs.length).toBe(3)
    for (const resolve of open) resolve()
    await none()
  })

  it('are tried again, each time later, and stay as dead letters that tell no value', async () => {
    const failing = async (to: string) => Promise.reject(new TypeError(`no such mailbox: ${to}`))
    const { jobs, runs, dead, send } = serve(failing, { pollMs: 5 })
    jobs.start()
    await send('visitor@example.org', { maxAttempts: 3 })
    const delays: number[] = []
    for (let attempt = 1; attempt < 3; attempt += 1) {
      await expect.poll(async () => (await rows())[0]).toMatchObject({ attempts: attempt, lease_ends_at: null })
      const [job] = await rows()
      expect(job).toMatchObject({ last_error: 'TypeError', died_at: null })
      delays.push((job?.run_at.getTime() ?? 0) - time.getTime())
      expect(runs).toHaveLength(attempt)
      pass(delays.at(-1) ?? 0)
    }
    const [short = 0, long = 0] = delays
    expect(short).toBeGreaterThanOrEqual(5000)
    expect(short).toBeLessThanOrEqual(15_000)
    expect(long).toBeGreaterThanOrEqual(10_000)
    expect(long).toBeLessThanOrEqual(30_000)
    await expect.poll(() => dead).toEqual([{ id: expect.any(String), name: 'mail' }])
    expect(await rows()).toMatchObject([{ attempts: 3, last_error: 'TypeError', died_at: time }])
    expect(await jobs.count()).toEqual({ waiting: 0, dead: 1 })
    pass(1000 * minuteMs)
    await send('other', { maxAttempts: 1 })
    await expect.poll(() => dead.length).toBe(2)
    expect(runs).toHaveLength(4)
  })

  it('of a server that is gone run again once its lease has ended', async () => {
    let free = () => {}
    const gone = serve(() => new Promise((resolve) => (free = resolve)))
    gone.jobs.start()
    await gone.send('a')
    await expect.poll(() => gone.runs).toEqual(['a'])

    let finish = () => {}
    const other = serve((to) => (to === 'a' ? new Promise((resolve) => (finish = resolve)) : Promise.resolve()), {
      pollMs: 5,
    })
    other.jobs.start()
    pass(minuteMs - 1000)
    await other.send('b')
    await expect.poll(() => other.runs).toEqual(['b'])
    pass(1000)
    await expect.poll(() => other.runs).toEqual(['b', 'a'])
    // The first server was only slow. Its job is no longer its own.
    free()
    await gone.jobs.close()
    expect(await rows()).toMatchObject([{ attempts: 2 }])
    finish()
    await none()
  })

  it('belong to their server as long as it works', async () => {
    let finish = () => {}
    const slow = serve((to) => (to === 'a' ? new Promise((resolve) => (finish = resolve)) : Promise.resolve()), {
      pollMs: 5,
    })
    slow.jobs.start()
    await slow.send('a')
    await expect.poll(() => slow.runs).toEqual(['a'])
    pass(minuteMs - 1000)
    const leaseEnd = async () => (await rows())[0]?.lease_ends_at?.getTime()
    await expect.poll(leaseEnd).toBe(time.getTime() + minuteMs)
    const other = serve(undefined, { pollMs: 5 })
    other.jobs.start()
    pass(minuteMs - 1000)
    await other.send('b')
    await expect.poll(() => [...slow.runs, ...other.runs]).toEqual(['a', 'b'])
    finish()
    await none()
    expect([...slow.runs, ...other.runs]).toEqual(['a', 'b'])
  })

  it('with one key wait only once, and again after one has begun', async () => {
    let finish = () => {}
    const { jobs, runs, send } = serve(() => new Promise((resolve) => (finish = resolve)))
    await send('first', { key: 'k' })
    await send('second', { key: 'k' })
    await send('other', { key: 'l', runAt: new Date(time.getTime() + minuteMs) })
    expect(await rows()).toHaveLength(2)
    jobs.start()
    await expect.poll(() => runs).toEqual(['first'])
    await send('third', { key: 'k', runAt: new Date(time.getTime() + minuteMs) })
    expect(await rows()).toHaveLength(3)
    finish()
    await expect.poll(async () => (await rows()).length).toBe(2)
    expect(runs).toEqual(['first'])
  })

  it('wait for their time, and begin then without waiting for the next look', async () => {
    // A fake clock would also end the queries that run when it is advanced.
    const timers = vi.spyOn(globalThis, 'setTimeout')
    onTestFinished(() => timers.mockRestore())
    const { jobs, runs, send } = serve()
    jobs.start()
    await send('later', { runAt: new Date(time.getTime() + minuteMs) })
    await send('now')
    await expect.poll(() => runs).toEqual(['now'])
    await expect.poll(rows, { message: 'else its lease ends too' }).toHaveLength(1)
    pass(minuteMs)
    for (const [begin, delayMs] of timers.mock.calls) if (delayMs === minuteMs + timerToleranceMs) begin()
    await expect.poll(() => runs).toEqual(['now', 'later'])
  })

  it('that recur are enqueued once a slot by two servers', async () => {
    const both = [serve(undefined, { pollMs: 5 }), serve(undefined, { pollMs: 5 })]
    for (const { jobs } of both) {
      jobs.every('sweep', 60 * minuteMs)
      jobs.start()
    }
    const runs = () => both.flatMap((server) => server.runs)
    const slots = () => database.db.selectFrom('job_schedule').selectAll().execute()
    for (let hour = 1; hour <= 3; hour += 1) {
      await expect.poll(runs).toHaveLength(hour)
      // A job that is enqueued after it shows that both servers have looked.
      for (const { send } of both) await send(`marker ${hour}`)
      await none()
      expect(runs().filter((name) => name === 'sweep')).toHaveLength(hour)
      expect(await slots()).toEqual([{ name: 'sweep', slot: time }])
      for (const server of both) server.runs.splice(0, server.runs.length, ...server.runs.filter((n) => n === 'sweep'))
      pass(60 * minuteMs)
    }
  })

  it('end before the server does, and no other begins', async () => {
    let finish = () => {}
    const { jobs, runs, send } = serve(() => new Promise((resolve) => (finish = resolve)))
    jobs.start()
    await send('running')
    await expect.poll(() => runs).toEqual(['running'])
    let isClosed = false
    const closed = jobs.close().then(() => {
      isClosed = true
    })
    await send('left')
    expect(isClosed).toBe(false)
    finish()
    await closed
    expect(await rows()).toMatchObject([{ payload: { to: 'left' }, attempts: 0 }])
    expect(runs).toEqual(['running'])
  })
})
