import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ownedData } from '../../../../src/server/api/ownedData'
import { openServer, type TestServer } from '../../../helpers/server/openServer'
import { resident } from '../../../helpers/server/reports'
import { home, visitorOf } from './town'

describe('the address of a visitor', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await openServer({ trustsCallers: true })
  })
  afterAll(() => server.close())

  const inTransaction = (write: Parameters<ReturnType<TestServer['db']['transaction']>['execute']>[0]) =>
    server.db.transaction().execute(write)
  const rows = () => server.db.selectFrom('waste_household').selectAll().orderBy('portal').execute()
  const follow = async (uid: ReturnType<typeof randomUUID>, number = '12') => {
    const call = visitorOf(server, uid)
    await call('PUT', '/household', { portal: 'montclair', ...home, number })
    const reminder = { portal: 'montclair', isOn: true, email: 'anne@maison.be', categories: ['OM'] }
    await call('PUT', '/household/reminder', reminder)
  }

  it('moves to the account at sign-in, whose confirmed address gets the mails, is exported and deleted with it', async () => {
    const [browser, { account }] = [randomUUID(), await resident(server)]
    await follow(browser)
    await inTransaction((db) => ownedData.move(db, browser, account))
    expect(await rows()).toMatchObject([{ account, email: null, reminder: 'on', number: '12' }])
    const { wasteHouseholds } = await ownedData.read(server.db, account)
    expect(wasteHouseholds).toMatchObject([{ portalName: 'montclair', street: 'Rue Haute', reminder: 'on' }])
    const other = randomUUID()
    await follow(other, '14')
    await inTransaction((db) => ownedData.move(db, other, account))
    expect((await rows()).map(({ number }) => number)).toEqual(['12'])
    await inTransaction((db) => ownedData.remove(db, account))
    expect(await rows()).toEqual([])
  })

  it('is removed when the device forgets everything, and kept once however often it is saved at once', async () => {
    const browser = randomUUID()
    await Promise.all(['12', '14', '16', '18'].map((number) => follow(browser, number)))
    expect(await rows()).toHaveLength(1)
    await inTransaction((db) => ownedData.forget(db, browser))
    expect(await rows()).toEqual([])
  })
})
