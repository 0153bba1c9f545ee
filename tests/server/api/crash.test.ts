import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { accountsOperations } from '../../../schemas/generated/accountsOperations'
import { gateToken } from '../../../src/server/api/tickets/ticketLinks'
import { createApp } from '../../../src/server/app'
import type { OpenDatabase } from '../../../src/server/db/openDatabase'
import type { Tables } from '../../../src/server/db/Tables'
import { routes } from '../../../src/server/openapi/openapi'
import { addAccount, bearer, signIn } from '../../helpers/server/accounts'
import { usualDatabases } from '../../helpers/server/databases'
import { fillWithTowns, now, optionsIn, stubPortal } from '../../helpers/server/openServer'
import { defectBase, pothole } from '../../helpers/server/reports'
import { takeTicket } from '../../helpers/server/takeTicket'
import { temporaryFolder } from '../../helpers/server/temporaryFolder'
import { secret } from '../../helpers/server/visitor'
import type { Write } from '../../helpers/server/Write'
import { campWrites, draftCamp } from './camps/registration'

const core = '/core-service/api/v1'
const content = '/core-content-service/api/v1'
const poi = `${core}/web/by-poi/poi-montclair-sur-meuse`
const portal = 'montclair'
const reservation = '/reservation-service/api/v1/web'
const gate = '/ticketing-service/api/v1/web/gates/heure-du-conte'

const comment = (description: string) => ({
  ...{ email: 'anne@exemple.be', description, platform: 'web', url: '/montclair/contenu/voirie' },
  portal,
})
const walk = { dataType: 'balade', dataUid: 'bords-de-meuse' }
const news = { favoriteUid: 'travaux-rue-haute', type: 'publication' }
const page = { favoriteUid: 'voirie', type: 'content' }

type Needed = Readonly<Record<'bus' | 'agenda' | 'visitor' | 'hold' | 'code' | 'camp', string>>
/** A call of every operation that takes an idempotency key, in an order in which each has what it needs. */
const writes = ({ bus, agenda, visitor, hold, code, camp }: Needed): Readonly<Record<string, Write>> => ({
  holdSlot: {
    url: `${reservation}/holds`,
    body: { portal, prestation: 'passeport', start: '2027-03-16T08:30:00.000Z' },
    table: 'appointment_slot',
  },
  sendScans: {
    url: `${gate}/scans?portalName=${portal}&token=${gateToken(secret, portal, 'heure-du-conte')}`,
    body: { scans: [{ uid: randomUUID(), ticket: bus || 'a', gate: 'Entrée', at: '2027-03-15T13:20:00Z' }] },
    table: 'ticket_scan',
  },
  admitTicket: {
    url: `${gate}/admissions?portalName=${portal}&token=${gateToken(secret, portal, 'heure-du-conte')}`,
    body: { code, gate: 'Entrée' },
    table: 'ticket_scan',
  },
  createAppointment: {
    url: `${reservation}/appointments`,
    body: { portal, hold, values: { name: 'Anne Lambert', email: 'anne@exemple.be' }, reminders: [] },
    table: 'appointment',
    mails: 1,
  },
  sendDefectReport: {
    url: `${defectBase}/report`,
    body: pothole,
    table: 'defect_report',
    mails: 2,
  },
  sendAnonymousComment: {
    url: `${core}/anonymous/comment`,
    body: comment(`Anonyme ${visitor}`),
    table: 'comment',
    mails: 1,
  },
  sendUserComment: { url: `${core}/user-data/comment`, body: comment(`Connue ${visitor}`), table: 'comment', mails: 1 },
  suggest: {
    url: `${poi}/crowdsourcing`,
    body: { ...walk, category: 'balade-balisage', comment: `Une balise manque. ${visitor}` },
    table: 'suggestion',
    mails: 1,
  },
  rate: {
    url: `${poi}/rate`,
    body: { ...walk, rate: 4, fields: { duration: 60, difficulty: 'easy', pmr: 'Non', stroller: 'Oui' } },
    table: 'review',
    mails: 1,
  },
  fillForm: {
    url: `${content}/web/forms/fill?portalName=${portal}&form=accessibilite`,
    body: { page: 'Accueil', appareil: '', difficulte: 'Le plan ne se lit pas.', email: '' },
    table: 'filled_form',
    mails: 1,
  },
  ...campWrites(camp),
  sendReading: {
    url: `${content}/temporary/releve?portalName=${portal}`,
    body: { index: '01234.567', meter: '30123', date: '2027-03-09' },
    table: 'meter_reading',
    mails: 1,
  },
  vote: {
    url: '/poll-service/api/v2/web/vote?requestNewPoll=true',
    body: { pollUid: 'quai-de-meuse', responses: ['ombre'] },
    table: 'vote',
  },
  createFidelityCard: {
    url: `${core}/anonymous/fidelity-cards`,
    body: { portal, type: 'none', title: 'Ludothèque', number: '12 34' },
    table: 'fidelity_card',
  },
  keepFavourite: { url: `${core}/web/fav`, body: { ...page, portal }, table: 'favourite' },
  orderFavourites: {
    url: `${core}/anonymous/portal/${portal}/fav/order`,
    body: { order: [news, page] },
    table: 'favourite',
    rows: 0,
  },
  createWidget: {
    url: `${core}/anonymous/widget`,
    body: { portal, storeWidget: 'agenda', uid: agenda },
    table: 'widget',
  },
  setWidgetNotification: {
    url: `${core}/web/portal/${portal}/wall-order/${bus}/notification`,
    body: { notify: true },
    table: 'widget',
    rows: 0,
  },
  orderWall: {
    url: `${core}/web/portal/${portal}/wall-order`,
    body: [{ uid: agenda }, { uid: bus }],
    table: 'widget',
    rows: 0,
  },
})

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
    const portal = stubPortal(async () => ({ status: 200, html: '' }))
    const options = { ...optionsIn(folder), portal, trustsCallers: true }
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
    const needed = { bus, agenda, visitor, code, camp, hold: held.json().data.uid }
    for (const [id, write] of Object.entries(writes(needed))) {
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
  const none = { bus: '', agenda: '', visitor: '', hold: '', code: '', camp: '' }
  expect(Object.keys(writes(none)).sort()).toEqual(keyed.sort())
})
