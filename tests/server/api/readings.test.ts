import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { validate } from '../../../schemas'
import { usualDatabases } from '../../helpers/server/databases'
import { now, openServer, type TestServer } from '../../helpers/server/openServer'

const releve = '/core-content-service/api/v1/temporary/releve'

describe.each(usualDatabases)('sending the reading of a meter on $name', (database) => {
  let server: TestServer
  beforeAll(async () => {
    server = await openServer({ database })
  })
  afterAll(() => server.close())

  const post = (payload: object, url: string) => server.app.inject({ method: 'POST', url, payload })
  const issuesOf = (answer: { json(): unknown }) =>
    (answer.json() as { error: { issues: { code: string; pointer: string }[] } }).error.issues.map(
      ({ code, pointer }) => `${code} ${pointer}`,
    )

  it('stores it and answers the stored values', async () => {
    const reading = { index: '01234.567', meter: '30123', date: '2027-03-09', email: 'anne@exemple.be', nom: 'Anne' }
    const answer = await post(reading, `${releve}?portalName=montclair`)
    expect(answer.statusCode, answer.body).toBe(200)
    const { data } = answer.json()
    expect(validate(data, { as: 'meter-reading' }).issues).toEqual([])
    expect(data).toMatchObject({ index: '01234.567', meter: '30123', receivedAt: now.toISOString() })
    const rows = await server.db.selectFrom('meter_reading').selectAll().where('uid', '=', data.uid).execute()
    expect(rows).toMatchObject([{ portal: 'montclair', read_on: '2027-03-09', details: { email: 'anne@exemple.be' } }])
    expect((await post({ index: '00000.000', meter: null, date: null }, releve)).statusCode).toBe(200)
  })

  it('stores a reading typed in Belgium without JavaScript', async () => {
    const stored = async (index: string, date: string) => {
      const answer = await post({ index, meter: '30123', date }, `${releve}?portalName=montclair`)
      expect(answer.statusCode, answer.body).toBe(200)
      const { data } = answer.json()
      const row = await server.db.selectFrom('meter_reading').selectAll().where('uid', '=', data.uid).executeTakeFirst()
      return [data.index, row?.read_on]
    }
    expect(await stored('123,4', '28/02/2026')).toEqual(['00123.400', '2026-02-28'])
    expect(await stored('1 234.56', '1/3/2026')).toEqual(['01234.560', '2026-03-01'])
    expect(await stored('01234567', '29.02.2028')).toEqual(['01234.567', '2028-02-29'])
  })

  it.each([
    [{}, 'missing-property /body/index'],
    [{ index: '1234567' }, 'wrong-format /body/index'],
    [{ index: '123456,7' }, 'wrong-format /body/index'],
    [{ index: '1,2345' }, 'wrong-format /body/index'],
    [{ index: 1234 }, 'wrong-type /body/index'],
    [{ index: '01234.567', date: 'hier' }, 'wrong-format /body/date'],
    [{ index: '01234.567', date: '2026-02-30' }, 'wrong-format /body/date'],
    [{ index: '01234.567', date: '30/02/2026' }, 'wrong-format /body/date'],
    [{ index: '01234.567', date: '2026-02-29' }, 'wrong-format /body/date'],
    [{ index: '01234.567', date: '0000-01-01' }, 'wrong-format /body/date'],
    [{ index: '01234.567', meter: 'x'.repeat(41) }, 'out-of-range /body/meter'],
  ])('refuses the reading %j', async (reading, issue) => {
    for (const url of [releve, `${releve}?portalName=montclair`]) {
      const answer = await post(reading, url)
      expect(answer.statusCode).toBe(400)
      expect(issuesOf(answer)).toContain(issue)
    }
  })

  it('refuses a reading by the rules of the portal’s form for readings', async () => {
    const url = `${releve}?portalName=montclair`
    expect(issuesOf(await post({ index: '01234.567', email: 'anne' }, url))).toEqual([
      'missing-property /body/meter',
      'wrong-format /body/email',
    ])
  })
})
