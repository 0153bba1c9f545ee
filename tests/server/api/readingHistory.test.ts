import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readingsOperations } from '../../../schemas/generated/readingsOperations'
import { readingForms } from '../../../src/portal/services/readings/readingForms'
import { linkCode } from '../../../src/server/api/call/linkCode'
import { ownedData } from '../../../src/server/api/ownedData'
import { eventually } from '../../helpers/eventually'
import { sendMails } from '../../helpers/server/accounts'
import { checkAnswer } from '../../helpers/server/checkAnswer'
import { openServer, portalWithForms, type TestServer } from '../../helpers/server/openServer'
import { secret } from '../../helpers/server/visitor'

const releve = '/core-content-service/api/v1/temporary/releve?portalName=montclair'
const base = '/core-content-service/api/v1/web/portal/montclair'
const at = new Date('2027-03-10T09:00:00Z')

describe('the history of meter readings', () => {
  let server: TestServer
  let time = at
  beforeAll(async () => {
    server = await openServer({ trustsCallers: true, now: () => time, portal: portalWithForms(readingForms) })
  })
  afterAll(() => server.close())

  function visit(uid = randomUUID()) {
    const call = async (method: 'GET' | 'POST' | 'DELETE', url: string, payload?: object) => {
      const headers = { 'x-lgc-anonymous-uid': uid, 'x-beffroi-stored': '1', 'x-lgc-language': 'fr' }
      const answer = await server.app.inject({ method, url, headers, ...(payload && { payload }) })
      if (answer.statusCode === 200 && method === 'GET') checkAnswer(readingsOperations, method, url, answer.json())
      return { status: answer.statusCode, ...(answer.body === '' ? {} : answer.json()) }
    }
    const send = (index: string, date: string, more: object = {}) =>
      call('POST', releve, { kind: 'eau', meter: '30123', index, date, ...more })
    const history = async () => (await call('GET', `${base}/readings`)).data.items
    return { uid, call, send, history }
  }

  it('is of the kinds of meters of the town, whose form asks for the kind where there are several', async () => {
    const { call } = visit()
    const kinds = (await call('GET', `${base}/meter-kinds`)).data
    expect(kinds.items.map(({ uid, unit }: { uid: string; unit: string }) => [uid, unit])).toEqual([
      ['eau', 'm³'],
      ['chaleur', 'MWh'],
    ])
    const names = (list: { inputs: { name: string }[] }) => list.inputs.map(({ name }) => name)
    expect(names(kinds)).toContain('kind')
    const hauteroche = await call('GET', '/core-content-service/api/v1/web/portal/hauteroche/meter-kinds')
    expect(names(hauteroche.data)).not.toContain('kind')
  })

  it('shows the own readings, the newest first, and nobody else’s', async () => {
    const { send, history } = visit()
    await send('00100.000', '2026-03-01')
    expect((await send('00180,5', '')).data.index).toBe('00180.500')
    expect(await history()).toMatchObject([
      { index: '00180.500', readOn: '2027-03-10', meter: '30123', kind: 'eau' },
      { index: '00100.000', readOn: '2026-03-01' },
    ])
    expect(await visit().history()).toEqual([])
  })

  it.each([
    ['a meter that went back', '00099.000', '2027-03-01', 409],
    ['a year without any use', '00100.000', '2027-03-01', 409],
    ['far more than usual', '01000.000', '2027-03-01', 409],
    ['the use of a year', '00190.000', '2027-03-01', 200],
    ['little use in a day', '00110.000', '2026-03-02', 200],
    ['an older reading', '00001.000', '2025-03-01', 200],
  ])('asks about %s, and stores it when it is sent again', async (_, index, date, status) => {
    const { send, history } = visit()
    await send('00100.000', '2026-03-01')
    const asked = await send(index, date, { asks: true })
    expect(asked.status).toBe(status)
    expect(await history()).toHaveLength(status === 200 ? 2 : 1)
    if (status === 200) return
    expect(asked.error.issues).toMatchObject([{ severity: 'warning', pointer: '/body/index' }])
    expect((await send(index, date)).status).toBe(200)
    expect(await history()).toHaveLength(2)
  })

  it('compares readings of one meter, and refuses a day to come', async () => {
    const { send } = visit()
    await send('00900.000', '2027-03-01')
    expect((await send('00001.000', '2027-03-02', { meter: '7', asks: true })).status).toBe(200)
    expect((await send('00901.000', '2027-03-11')).error.issues).toMatchObject([{ pointer: '/body/date' }])
  })

  it('leaves readings of the town’s own form and of no kind alone', async () => {
    const { call, history } = visit()
    expect((await call('POST', releve, { index: '00001.000', meter: '30123', asks: true })).status).toBe(200)
    expect(await history()).toEqual([])
  })

  it('reminds a year later of the next reading, unless it was sent or the reminder stopped', async () => {
    await server.db.deleteFrom('job').execute()
    const [first, second, third] = [visit(), visit(), visit()]
    const wish = { email: 'anne@maison.be', remind: true }
    const { data } = await first.send('00100.000', '2027-03-10', wish)
    await second.send('00100.000', '2027-03-10', wish)
    const stopped = await third.send('00100.000', '2027-03-10', wish)
    const path = `${base}/readings/${stopped.data.uid}/reminder`
    expect((await visit().call('DELETE', path)).status).toBe(404)
    const code = linkCode(secret, 'reading', stopped.data.uid)
    expect((await visit().call('DELETE', `${path}?code=${code}`)).status).toBe(204)
    time = new Date('2028-02-10T09:00:00Z')
    await second.send('00190.000', '2028-02-09')
    await server.db.deleteFrom('job').where('name', '!=', 'reading-reminder').execute()
    time = new Date('2028-03-09T09:30:00Z')
    const { mails, jobs } = sendMails({ db: server.db, now: () => time })
    await eventually(async () => expect(await jobs.count()).toMatchObject({ waiting: 0 }))
    await jobs.close()
    expect(mails.map(({ to }) => to)).toEqual(['anne@maison.be'])
    expect(mails[0]?.text).toContain(`uid=${data.uid}&code=`)
    expect(mails[0]?.text).toContain('00100,000')
    expect((await first.history())[0].reminds).toBe(false)
    const { pathname, search } = new URL(mails[0]?.unsubscribe ?? '')
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    const payload = 'List-Unsubscribe=One-Click'
    const press = (url: string) => server.app.inject({ method: 'POST', url, headers, payload })
    expect((await press(pathname + search)).statusCode).toBe(200)
    expect((await press(`${pathname}${search}x`)).statusCode).toBe(404)
    time = at
  })

  it('follows the visitor into the account, and is forgotten with it', async () => {
    const { uid, send, history } = visit()
    const account = randomUUID()
    await send('00100.000', '2027-03-01')
    const { move, remove, forget } = ownedData
    await server.db.transaction().execute((db) => move(db, uid, account))
    expect(await history()).toEqual([])
    expect((await ownedData.read(server.db, account)).readings).toMatchObject([{ index: '00100.000', meter: '30123' }])
    await server.db.transaction().execute((db) => remove(db, account))
    expect((await ownedData.read(server.db, account)).readings).toEqual([])
    const again = visit()
    await again.send('00100.000', '2027-03-01')
    await server.db.transaction().execute((db) => forget(db, again.uid))
    expect(await again.history()).toEqual([])
  })
})
