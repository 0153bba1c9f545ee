import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { databases } from '../../../helpers/server/databases'
import { openServer, type TestServer } from '../../../helpers/server/openServer'
import { resident } from '../../../helpers/server/reports'

describe.each(databases)('a report that is sent again after its idempotency key is forgotten, on $name', (database) => {
  let server: TestServer
  beforeAll(async () => {
    server = await openServer({ trustsCallers: true, database })
  })
  afterAll(() => server.close())

  const counts = async () => ({
    reports: (await server.db.selectFrom('defect_report').select('uid').execute()).length,
    mails: (await server.db.selectFrom('job').select('id').where('name', '=', 'defect-mail').execute()).length,
  })

  it('is answered as the first time, even when the town no longer takes it', async () => {
    const { send } = await resident(server)
    const madeAt = '2027-03-08T07:00:00.123+01:00'
    const first = await send({ madeAt })
    const before = await counts()
    expect((await send({ madeAt })).data).toEqual(first.data)
    expect((await send({ madeAt: '2027-03-08T06:00:00.123Z', provider: 'eclairage', fields: {} })).data).toEqual(
      first.data,
    )
    expect(await counts()).toEqual(before)
  })

  it('is stored once when it is sent many times at once', async () => {
    const { send } = await resident(server)
    const before = await counts()
    const answers = await Promise.all(Array.from({ length: 8 }, () => send({ madeAt: '2027-03-08T08:00:00Z' })))
    expect(new Set(answers.map(({ data }) => data.uid)).size).toBe(1)
    expect(await counts()).toEqual({ reports: before.reports + 1, mails: before.mails + 1 })
  })

  it('is another one with another time, none, another category or another sender', async () => {
    const [one, other] = [await resident(server), await resident(server)]
    const madeAt = '2027-03-08T07:00:00Z'
    const sent = [
      await one.send({ madeAt }),
      await one.send({ madeAt: '2027-03-08T07:00:00.001Z' }),
      await one.send(),
      await one.send(),
      await one.send({ madeAt, category: 'trottoir', fields: {} }),
      await other.send({ madeAt }),
    ]
    expect(new Set(sent.map(({ data }) => data.uid)).size).toBe(6)
  })
})
