import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { describe, expect, it, onTestFinished } from 'vitest'
import { type DatabaseOptions, type OpenDatabase, openDatabase } from '../../src/server/db/openDatabase'
import { seed } from '../../src/server/db/seed/seed'
import { addAccount, person } from '../helpers/server/accounts'
import { createDataFolder, createPostgres } from '../helpers/server/databases'
import { fillWithTowns, towns } from '../helpers/server/openServer'
import { type Program, startProgram } from '../helpers/server/startProgram'
import { folderOfTest } from '../helpers/server/temporaryFolder'

const settings = { RATE_LIMIT: '0', TRUST_CALLERS: 'on' }

async function inDatabase<T>(options: DatabaseOptions, work: (opened: OpenDatabase) => Promise<T>): Promise<T> {
  const opened = await openDatabase(options)
  try {
    return await work(opened)
  } finally {
    await opened.close()
  }
}

/** A poll of the demonstration, and how many people it begins with. */
const poll = { uid: 'hauteroche-place-du-tilleul', response: 'ombre', voters: 352 }

/** How many votes in the poll are stored, and how many its tally holds. */
async function countVotes({ db }: OpenDatabase): Promise<{ stored: number; counted: number }> {
  const { stored } = await db
    .selectFrom('vote')
    .select(({ fn }) => fn.countAll<number>().as('stored'))
    .where('poll', '=', poll.uid)
    .executeTakeFirstOrThrow()
  const tally = db.selectFrom('poll_tally').select('voters').where('poll', '=', poll.uid)
  const { voters } = await tally.executeTakeFirstOrThrow()
  return { stored, counted: voters - poll.voters }
}

/** Ten visitors at a time vote until the server is gone. Resolves to how many votes it acknowledged. */
async function voteUntilTheEnd({ ready, ended }: Program, onVote: (count: number) => void): Promise<number> {
  const url = `${await ready}poll-service/api/v2/web/vote`
  const ballot = JSON.stringify({ pollUid: poll.uid, responses: [poll.response] })
  let isOver = false
  let count = 0
  ended.then(() => {
    isOver = true
  })
  const voter = async () => {
    while (!isOver) {
      const headers = { 'content-type': 'application/json', 'x-lgc-anonymous-uid': randomUUID() }
      const answer = await fetch(url, { method: 'POST', headers, body: ballot }).catch(() => undefined)
      const body = await answer?.json().catch(() => undefined)
      if (answer?.status === 200 && body?.data.counted) onVote(++count)
    }
  }
  await Promise.all(Array.from({ length: 10 }, voter))
  return count
}

type Stored = { options: { dataFolder: string; url?: string }; drop(): Promise<void> }

async function inServer(): Promise<Stored> {
  const { url, drop } = await createPostgres(fillWithTowns)
  return { options: { url, dataFolder: folderOfTest() }, drop }
}

async function inFolder(): Promise<Stored> {
  const { path, remove } = await createDataFolder(fillWithTowns)
  return { options: { dataFolder: path }, drop: async () => remove() }
}

describe.each([
  ['PGlite', inFolder],
  ['PostgreSQL', inServer],
])('a server on %s that is killed amid votes', (_, create) => {
  it('loses none that it acknowledged', async () => {
    const { options, drop } = await create()
    const { url: DATABASE_URL = '', dataFolder: DATA_DIR } = options
    const server = await startProgram({ ...settings, DATA_DIR, DATABASE_URL })
    const acknowledged = await voteUntilTheEnd(server, (count) => {
      if (count === 50) server.child.kill('SIGKILL')
    })
    const after = await inDatabase(options, countVotes)
    expect(acknowledged).toBeGreaterThanOrEqual(50)
    expect(after.stored).toBeGreaterThanOrEqual(acknowledged)
    expect(after.counted).toBe(after.stored)
    await drop()
  })
})

describe('a server that is killed amid the calls of who signed in there', () => {
  it('leaves the session to another server of the same database', async () => {
    const { options, drop } = await inServer()
    const { url: DATABASE_URL = '' } = options
    const email = 'anne@maison.be'
    await inDatabase(options, ({ db }) => addAccount(db, email))
    const start = () => startProgram({ ...settings, DATABASE_URL, DATA_DIR: folderOfTest() })
    const [first, second] = await Promise.all([start(), start()])
    const [here, there] = await Promise.all([first.ready, second.ready])
    const signedIn = await fetch(`${here}montclair/compte/connexion`, {
      method: 'POST',
      headers: { origin: new URL(here).origin },
      body: new URLSearchParams({ form: 'signIn', email, password: person.password }),
      redirect: 'manual',
    })
    expect(signedIn.status).toBe(303)
    const cookie = signedIn.headers
      .getSetCookie()
      .flatMap((each) => /^beffroi_(?:session|refresh)=[^;]+/.exec(each)?.[0] ?? [])
      .join('; ')
    const ask = async (server: string) => {
      const answer = await fetch(`${server}core-service/api/v1/users/self`, { headers: { cookie } })
      return [answer.status, (await answer.json()).data.email]
    }
    expect(await ask(here)).toEqual([200, email])
    const calls = Array.from({ length: 20 }, () => ask(there))
    first.child.kill('SIGKILL')
    await first.ended
    for (let count = 0; count < 20; count++) calls.push(ask(there))
    for (const answer of await Promise.all(calls)) expect(answer).toEqual([200, email])
    second.child.kill('SIGKILL')
    await second.ended
    await drop()
  })
})

describe('a server whose disk is full', () => {
  it.skipIf(process.platform === 'win32')('says so and ends, and keeps the votes that it acknowledged', async () => {
    const { path: dataFolder, remove } = await createDataFolder()
    onTestFinished(remove)
    const offset = await inDatabase({ dataFolder }, async ({ db }) => {
      await seed(db, { towns, now: () => new Date() })
      // Vacuuming, and the first scan of a table that was just filled, would fill the log before the first vote.
      const slot = new Date('2100-01-01')
      const claimed = ['vacuum', 'repeat-events'].map((name) => ({ name, slot }))
      await db.insertInto('job_schedule').values(claimed).execute()
      const readOffset = async () => {
        const { rows } = await sql<{ offset: number }>`
            select file_offset as offset from pg_walfile_name_offset(pg_current_wal_insert_lsn())`.execute(db)
        return rows[0]?.offset ?? 0
      }
      // Tables, which are smaller, must not reach the limit. Past 12 MB a start makes the next file of the log.
      let offset = await readOffset()
      while (offset < 4_000_000 || offset > 10_000_000) {
        await sql`select pg_logical_emit_message(false, 'filler', repeat('x', 1000000))`.execute(db)
        offset = await readOffset()
      }
      return offset
    })
    // The log of the database is the first file that reaches the limit.
    const server = await startProgram({ ...settings, DATA_DIR: dataFolder }, { maxFileBytes: offset + 600_000 })
    const acknowledged = await voteUntilTheEnd(server, () => {})
    expect(await server.ended).toBe(1)
    expect(server.output()).toMatch(/^beffroi: the database failed, so the server exits \(.*\)\. Is the disk full\?$/m)
    const after = await inDatabase({ dataFolder }, countVotes)
    expect(acknowledged).toBeGreaterThan(0)
    expect(after.stored).toBeGreaterThanOrEqual(acknowledged)
    expect(after.counted).toBe(after.stored)
  })
})

describe('a server whose database traps', () => {
  it('says so once and ends for a restart, and keeps the votes that it acknowledged', async () => {
    const { path: dataFolder, remove } = await createDataFolder(fillWithTowns)
    onTestFinished(remove)
    await inDatabase({ dataFolder }, async ({ db }) => {
      // Deep recursion overflows the stack of WebAssembly; the thirtieth vote starts it.
      await sql`create function trap(depth int) returns int language plpgsql as
        $$ begin if depth = 0 then return 0; end if; return 1 + trap(depth - 1); end $$`.execute(db)
      await sql`create function trap_late() returns trigger language plpgsql as
        $$ begin if (select count(*) from vote) > 30 then perform trap(3000); end if; return new; end $$`.execute(db)
      await sql`create trigger trap_late before insert on vote for each row execute function trap_late()`.execute(db)
    })
    const server = await startProgram({ ...settings, DATA_DIR: dataFolder })
    const acknowledged = await voteUntilTheEnd(server, () => {})
    expect(await server.ended).toBe(75)
    expect(server.output().match(/^beffroi: the database failed.*$/gm)).toEqual([
      expect.stringMatching(/exits \(R\w+Error: .*\)\. Its data is intact; start the server again\.$/),
    ])
    const after = await inDatabase({ dataFolder }, countVotes)
    expect(acknowledged).toBeGreaterThan(0)
    expect(after.stored).toBeGreaterThanOrEqual(acknowledged)
    expect(after.counted).toBe(after.stored)
  })
})
