import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { accountsOperations } from '../../../schemas/generated/accountsOperations'
import { createApp } from '../../../src/server/app'
import type { OpenDatabase } from '../../../src/server/db/openDatabase'
import type { Tables } from '../../../src/server/db/Tables'
import { routes } from '../../../src/server/openapi/openapi'
import { addAccount, bearer, signIn } from '../../helpers/server/accounts'
import { usualDatabases } from '../../helpers/server/databases'
import { fillWithTowns, now, optionsIn, stubPortal } from '../../helpers/server/openServer'
import { takeTicket } from '../../helpers/server/takeTicket'
import { temporaryFolder } from '../../helpers/server/temporaryFolder'
import type { Write } from '../../helpers/server/Write'
import { draftCamp } from './camps/registration'
import { askForReminders, core, crashWrites, news, portal, reservation } from './crashWrites'

const needsAccount: ReadonlySet<string> = new Set(['sendUserComment', 'sendDefectReport'])

const later = new Date(now.getTime() + 61_000)

describe.each(usualDatabases)('a server that crashes on $name', (database) => {
  let source: OpenDatabase
  let crashing: FastifyInstance
  let restarted: FastifyInstance
  let headers: Record<string, string>
  const folder = temporaryFolder()
  /** What happens, in order, before the database takes no statement of the first server any more. */
  let awaited: RegExp[] | undefined
  const isCrashed = () => awaited?.length === 0
  const observe = (event: string) => {
    if (awaited?.[0]?.test(event)) awaited.shift()
  }

  beforeAll(async () => {
    source = await database.open({ fill: fillWithTowns, log: ({ query }) => observe(query.sql) })
    const failing = source.db.withPlugin({
      transformQuery({ node }) {
        if (isCrashed()) throw new Error('The server has crashed.')
        return node
      },
      transformResult: async ({ result }) => result,
    })
    const begin = failing.transaction.bind(failing)
    failing.transaction = () => {
      const builder = begin()
      const execute = builder.execute.bind(builder)
      builder.execute = async (write) => {
        const result = await execute(write)
        observe('committed')
        return result
      }
      return builder
    }
    const rendered = stubPortal(async () => ({ status: 200, html: '' }))
    const options = { ...optionsIn(folder), portal: rendered, trustsCallers: true }
    crashing = await createApp({ ...options, source: { db: failing } })
    restarted = await createApp({ ...options, source: { db: source.db }, now: () => later })
    await addAccount(source.db, 'anne@maison.be')
    headers = bearer(await signIn(restarted, 'anne@maison.be'))
  })
  afterAll(async () => {
    await crashing.close()
    await restarted.close()
    await source.close()
    folder.remove()
  })

  it.each([
    ['with the write still open', (table: string) => [new RegExp(`(?:into|update) "?${table}"?[ (]`)]],
    ['before it has answered', (table: string) => [new RegExp(`(?:into|update) "?${table}"?[ (]`), /^committed$/]],
  ])('%s does each call once, with one mail, when it is sent again', async (_, momentOf) => {
    const [visitor, bus, agenda] = [randomUUID(), randomUUID(), randomUUID()]
    const count = async (table: keyof Tables) =>
      (
        await source.db
          .selectFrom(table)
          .select(({ fn }) => fn.countAll<number>().as('count'))
          .executeTakeFirstOrThrow()
      ).count
    const sendAs =
      (id: string, key: string, { url, body }: Pick<Write, 'url' | 'body'>) =>
      (app: FastifyInstance) =>
        app.inject({
          method: 'POST',
          url,
          headers: {
            'x-lgc-anonymous-uid': visitor,
            'idempotency-key': key,
            'content-type': 'application/json',
            ...(needsAccount.has(id) && headers),
          },
          payload: JSON.stringify(body),
        })
    const add = async (url: string, body: object) =>
      expect((await sendAs('', randomUUID(), { url, body })(restarted)).statusCode).toBe(200)
    await add(`${core}/web/fav`, { ...news, portal })
    await add(`${core}/anonymous/widget`, { portal, storeWidget: 'prochains-bus', uid: bus, stop: 'montclair-gare' })

    const slot = { portal, prestation: 'passeport', start: '2027-03-18T08:30:00.000Z' }
    const held = await sendAs('', randomUUID(), { url: `${reservation}/holds`, body: slot })(restarted)

    const camp = await draftCamp(restarted, visitor)
    const code = await takeTicket(restarted, visitor)
    const household = await askForReminders(source.db, now)
    const needed = { bus, agenda, visitor, code, camp, household, hold: held.json().data.uid }
    for (const [id, write] of Object.entries(crashWrites(needed))) {
      const { table, rows = 1, mails = 0 } = write
      const before = [await count(table), await count('job')]
      const send = sendAs(id, randomUUID(), write)
      awaited = momentOf(table)
      await send(crashing)
      expect(isCrashed(), id).toBe(true)
      awaited = undefined
      const again = await send(restarted)
      expect(again.statusCode, `${id} ${again.body}`).toBe(200)
      expect((await send(restarted)).json(), id).toEqual(again.json())
      expect(
        [await count(table), await count('job')].map((after, index) => after - (before[index] ?? 0)),
        id,
      ).toEqual([rows, mails])
    }
  })
})

it('is tried with every operation that takes a key', () => {
  const posts = routes().filter(({ method }) => method === 'POST')
  // Nothing stores the answers about accounts, which hold tokens. What parking writes is in its service, as its own tests try. A
  // connector is configured without a write.
  const isApart = (id: string) => Object.hasOwn(accountsOperations, id) || /Parking|configureConnector/.test(id)
  const keyed = posts.map(({ id }) => id).filter((id) => !isApart(id))
  const none = { bus: '', agenda: '', visitor: '', hold: '', code: '', camp: '', household: '' }
  expect(Object.keys(crashWrites(none)).sort()).toEqual(keyed.sort())
})
