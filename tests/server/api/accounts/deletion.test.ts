import type { LightMyRequestResponse } from 'fastify'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { eventually } from '../../../helpers/eventually'
import { addAccount, askTokens, base, bearer, person, signIn } from '../../../helpers/server/accounts'
import { accountWrites, write } from '../../../helpers/server/accountWrites'
import { openServers } from '../../../helpers/server/openServers'

const { password } = person

/** What visitors own under hashes of their ids, and the counts that it changes. */
const ownedTables = ['widget', 'favourite', 'fidelity_card', 'vote', 'review', 'poll_tally', 'rating_summary'] as const

describe('an account that is deleted on one server while its owner writes on another', () => {
  let opened: Awaited<ReturnType<typeof openServers>>
  let email: string
  let uid: string
  let headers: Record<string, string>
  let people = 0
  beforeAll(async () => {
    opened = await openServers()
  })
  afterAll(() => opened.close())
  beforeEach(async () => {
    email = `gone${people++}@maison.be`
    uid = await addAccount(opened.db, email)
    headers = bearer(await signIn(opened.servers[0].app, email, { portalName: 'montclair' }))
  })

  const remove = () =>
    opened.servers[0].app.inject({ method: 'DELETE', url: `${base}/users/self`, headers, payload: { password } })

  /** The tables that hold a text, out of all of the database. */
  async function tablesWith(text: string): Promise<string[]> {
    const { rows } = await sql<{ name: string }>`
      select table_name as name from information_schema.tables where table_schema = 'public'`.execute(opened.db)
    const found: string[] = []
    for (const { name } of rows) {
      const hit = sql`select 1 from ${sql.table(name)} as t where t::text like ${`%${text}%`} limit 1`
      if ((await hit.execute(opened.db)).rows.length > 0) found.push(name)
    }
    return found
  }

  async function ownedRows(): Promise<unknown> {
    const counts = ownedTables.map(async (table) => {
      const { rows } = await sql<{ sum: unknown }>`
        select md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as sum from ${sql.table(table)} as t
        where not (t::text like '%,0,0,{}%')`.execute(opened.db)
      return [table, rows[0]?.sum]
    })
    return Object.fromEntries(await Promise.all(counts))
  }

  /** Connections that wait for a lock of another. */
  const waiting = async () =>
    (
      await sql`select pid from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`.execute(opened.db)
    ).rows.length

  /** Makes a call of the second server while the first deletes the account, and has removed what visitors own. */
  async function callMeanwhile(call: () => Promise<LightMyRequestResponse>): Promise<LightMyRequestResponse> {
    const sent: Promise<LightMyRequestResponse>[] = []
    await opened.db.transaction().execute(async (transaction) => {
      await sql`lock table account_request in exclusive mode`.execute(transaction)
      sent.push(remove())
      await eventually(async () => (await waiting()) === 1)
      let isAnswered = false
      sent.push(
        call().finally(() => {
          isAnswered = true
        }),
      )
      await eventually(async () => isAnswered || (await waiting()) === 2)
    })
    const [deletion, answer] = await Promise.all(sent)
    expect(deletion?.statusCode).toBe(204)
    if (!answer) throw new Error('There is no answer.')
    return answer
  }

  it.each(Object.keys(accountWrites('')))('answers with a 401 and stores nothing: %s', async (name) => {
    const [, second] = opened.servers
    const before = await ownedRows()
    const sent = accountWrites(email)[name]
    if (!sent) throw new Error('There is no such write.')
    expect((await callMeanwhile(() => write(second.app, sent, { headers }))).statusCode).toBe(401)
    expect(await tablesWith(uid)).toEqual([])
    expect(await tablesWith(email)).toEqual([])
    expect(await ownedRows()).toEqual(before)
  })

  it('opens no session', async () => {
    const [, second] = opened.servers
    const grant = { grant_type: 'password', username: email, password }
    const answer = await callMeanwhile(() => askTokens(second.app, grant))
    expect([answer.statusCode, answer.json().error.code]).toEqual([400, 'invalid-grant'])
  })

  it('leaves nothing of many writes at the same time, whose answers say whether they were first', async () => {
    const before = await ownedRows()
    const sent = [remove()]
    for (let round = 0; round < 3; round++) {
      for (const { app } of opened.servers) {
        for (const each of Object.values(accountWrites(email))) sent.push(write(app, each, { headers }))
      }
    }
    const [deleted, ...answers] = (await Promise.all(sent)).map(({ statusCode }) => statusCode)
    expect(deleted).toBe(204)
    // A repeated comment is refused, and a write that waits for two seconds.
    expect(answers.filter((status) => ![200, 201, 400, 401, 429, 503].includes(status))).toEqual([])
    expect(await tablesWith(uid)).toEqual([])
    expect(await tablesWith(email)).toEqual([])
    expect(await ownedRows()).toEqual(before)
  })
})
