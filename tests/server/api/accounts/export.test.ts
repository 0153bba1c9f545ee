import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TokenPair } from '../../../../schemas'
import { favouriteOwner } from '../../../../src/server/api/favourites/ownedFavourites'
import { cardOwner } from '../../../../src/server/api/fidelity/ownedFidelityCards'
import { hashOwner } from '../../../../src/server/api/wall/wallOwner'
import { accountVoterId } from '../../../../src/server/identity/Visitor'
import { addAccount, base, bearer, person, signIn } from '../../../helpers/server/accounts'
import { now, openServer, type TestServer } from '../../../helpers/server/openServer'

const email = 'anne@maison.be'

/** Columns that hold nothing of the person: secrets, what is computed of other columns, and names of the town's own records. */
const technical = new Set([
  'password',
  'rater',
  'digest',
  'version',
  'kind',
  'author',
  'locale',
  'owner',
  'access_token',
  'refresh_token',
  'details of account_request',
  'uid of review',
  // A hash of what is exported.
  'sent_key of defect_reporter',
])

type Column = { table: string; name: string; type: string }

describe('everything that is stored of an account', () => {
  let server: TestServer
  let uid: string
  let pair: TokenPair
  let columns: Column[]
  /** What was written into each column of a text, by table and column. */
  const marks = new Map<string, string>()
  const markOf = ({ table, name }: Column) => `mark-${table}-${name}`

  /** The tables whose rows name an account. */
  async function tablesOfAccounts(): Promise<string[]> {
    const { rows } = await sql<{ name: string }>`
      select cl.relname as name from pg_constraint c join pg_class cl on cl.oid = c.conrelid
      where c.contype = 'f' and c.confrelid = 'account'::regclass order by 1`.execute(server.db)
    return rows.map(({ name }) => name)
  }

  /** A value for a column: a text of its own where it holds texts. */
  function valueFor(column: Column): unknown {
    const mark = markOf(column)
    if (column.type === 'jsonb' || column.type === 'json') return JSON.stringify({ [mark]: mark })
    if (column.type === 'text') return mark
    if (column.type === 'uuid') return randomUUID()
    if (column.type === 'date') return '2027-03-01'
    if (column.type === 'boolean') return false
    return column.type.startsWith('timestamp') ? now : 3
  }

  async function fill(table: string, given: Record<string, unknown>): Promise<void> {
    const values = columns
      .filter((column) => column.table === table)
      .map((column) => {
        const isGiven = Object.hasOwn(given, column.name)
        const hasText = ['text', 'json', 'jsonb'].includes(column.type)
        const isTechnical = technical.has(column.name) || technical.has(`${column.name} of ${table}`)
        if (!isGiven && hasText && !isTechnical) marks.set(`${table}.${column.name}`, markOf(column))
        return { name: column.name, value: isGiven ? given[column.name] : valueFor(column) }
      })
    await sql`insert into ${sql.table(table)} (${sql.join(values.map(({ name }) => sql.ref(name)))})
      values (${sql.join(values.map(({ value }) => value))})`.execute(server.db)
  }

  beforeAll(async () => {
    server = await openServer()
    uid = await addAccount(server.db, email)
    pair = await signIn(server.app, email)
    const { rows } = await sql<Column>`
      select table_name as "table", column_name as name, data_type as type from information_schema.columns
      where table_schema = 'public' and is_generated = 'NEVER'`.execute(server.db)
    columns = rows
    const given = { account: uid, portal: 'montclair', replayed_at: null, used_at: null }
    const later = new Date(now.getTime() + 3_600_000)
    const thing = { ...given, data_type: 'content', data_uid: 'voirie' }
    await sql`update account set portal = 'mark-account-portal' where uid = ${uid}`.execute(server.db)
    await fill('account_picture', given)
    await fill('account_session', { ...given, portal: 'mark-account_session-portal', ends_at: later })
    await fill('account_request', { ...given, kind: 'email', locale: 'fr', expires_at: later })
    const former = { ...given, kind: 'restoration', locale: 'fr', email: 'mark-former-email', expires_at: later }
    await fill('account_request', former)
    marks.set('account_request.former', 'mark-former-email')
    await fill('filled_form', given)
    await fill('meter_reading', given)
    await fill('review', { ...thing, status: 'waiting' })
    await fill('comment', given)
    await fill('suggestion', thing)
    await fill('widget', { ...given, owner: hashOwner('montclair', accountVoterId(uid)), store_widget: 'don-de-sang' })
    await fill('fidelity_card', { ...given, owner: cardOwner.ofAccount(uid) })
    await fill('favourite', { ...given, owner: favouriteOwner.ofAccount(uid), kind: 'content' })
    await fill('defect_login', given)
    const report = randomUUID()
    await fill('defect_report', { portal: 'montclair', uid: report, status: 'received' })
    await fill('defect_reporter', { ...given, report })
    // A mail that failed for good.
    const payload = JSON.stringify({ mail: 'password-notice', account: uid, portal: 'montclair' })
    const job = { name: 'account-mail', payload, run_at: now, max_attempts: 1 }
    const { id } = await server.db.insertInto('job').values(job).returning('id').executeTakeFirstOrThrow()
    await server.db.updateTable('job').set({ died_at: now }).where('id', '=', id).execute()
  })
  afterAll(() => server.close())

  const call = (method: 'GET' | 'DELETE', path: string, payload?: object) =>
    server.app.inject({ method, url: `${base}${path}`, headers: bearer(pair), ...(payload ? { payload } : {}) })

  it('is in its export, whatever columns its tables get', async () => {
    const tables = await tablesOfAccounts()
    expect(tables).toEqual([
      'account_picture',
      'account_request',
      'account_session',
      'comment',
      'defect_login',
      'filled_form',
      'meter_reading',
      'review',
      'suggestion',
    ])
    for (const table of tables) {
      const { rows } = await sql`select 1 from ${sql.table(table)} where account = ${uid}`.execute(server.db)
      expect(rows.length, table).toBeGreaterThan(0)
    }
    const { body } = await call('GET', '/users/self/export')
    const missing = [...marks].filter(([, mark]) => !body.includes(mark)).map(([column]) => column)
    expect(missing).toEqual([])
    for (const value of [email, person.firstName, person.lastName, 'mark-account-portal', '2027-03-01']) {
      expect(body).toContain(value)
    }
  })

  it('holds the files of forms as long as they fit into one export', async () => {
    const upload = (name: string, length: number) => ({
      filename: name,
      contentType: 'text/plain',
      file: 'A'.repeat(length),
    })
    const fields = {
      small: upload('small.txt', 8),
      large: [upload('large.txt', 17 * 1024 * 1024)],
      last: upload('last.txt', 4),
    }
    const row = {
      account: uid,
      portal: 'montclair',
      form: 'dossier',
      fields: JSON.stringify(fields),
      uid: randomUUID(),
    }
    await fill('filled_form', row)
    const { forms } = (await call('GET', '/users/self/export')).json().data
    expect(forms.find(({ form }: { form: string }) => form === 'dossier').fields).toEqual({
      ...fields,
      large: [{ filename: 'large.txt', contentType: 'text/plain' }],
    })
    await sql`delete from filled_form where uid = ${row.uid}`.execute(server.db)
  })

  it('goes with it, but that and when a town was sent something, and a report that the town works on, without its person', async () => {
    expect((await call('DELETE', '/users/self', { password: person.password })).statusCode).toBe(204)
    const tables = [...new Set(columns.map(({ table }) => table))]
    const rowsWith = async (text: string) => {
      const found: string[] = []
      for (const table of tables) {
        const { rows } = await sql`select 1 from ${sql.table(table)} as t where t::text like ${`%${text}%`}`.execute(
          server.db,
        )
        if (rows.length > 0) found.push(table)
      }
      return found
    }
    for (const text of [uid, email]) expect(await rowsWith(text)).toEqual([])
    const kept: string[] = []
    for (const [column, mark] of marks) if ((await rowsWith(mark)).length > 0) kept.push(column)
    expect(kept.sort()).toEqual([
      'comment.widget',
      'defect_report.address',
      'defect_report.asset',
      'defect_report.category',
      'defect_report.description',
      'defect_report.fields',
      'defect_report.provider',
      'defect_report.reference',
      'filled_form.form',
      'filled_form.uid',
      'meter_reading.index',
      'meter_reading.uid',
      'suggestion.category',
    ])
  })
})
