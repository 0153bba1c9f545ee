import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { importWaste } from '../../../../scripts/waste/importWaste'
import { openServer, type TestServer } from '../../../helpers/server/openServer'
import { home, visitorOf } from './town'

const zone = (uid: string, rounds: object[] = [{ category: 'PMC', dates: ['2027-03-16', '2027-03-30'] }]) => ({
  uid,
  locality: 'montclair-sur-meuse',
  rounds,
  translations: { fr: { name: `Zone ${uid}` } },
})

const file = (more: object = {}) => ({
  source: { name: 'Région', date: '2027-02-01' },
  zones: [zone('centre'), zone('nord')],
  streets: [
    { name: 'Rue Haute', zip: '4679', zone: 'centre', zones: [{ zone: 'nord', from: 40 }] },
    { name: 'Rue Inconnue', zip: '4679', zone: 'nord' },
  ],
  ...more,
})

describe('the import of waste data', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await openServer({ trustsCallers: true })
  })
  afterAll(() => server.close())

  const now = new Date('2027-03-10T09:00:00Z')
  const run = (document: unknown, at = now) => importWaste(server.db, 'montclair', document, at)
  const pickups = async (zuid = 'centre') => {
    await server.app.readChanges()
    const answer = await visitorOf(server)('GET', `/pickups/detail?luid=montclair-sur-meuse&zuid=${zuid}`)
    return answer.data
  }

  it('leaves the last good data, with its date, when a file is wrong', async () => {
    const before = await pickups()
    const wrong = [
      null,
      {},
      file({ zones: [] }),
      file({ zones: [zone('centre', [{ category: 'SABLE' }])] }),
      file({ zones: [zone('centre'), zone('centre')] }),
      file({ streets: [{ name: 'Rue Haute', zip: '4679', zone: 'sud' }] }),
      file({
        zones: [{ ...zone('village'), locality: 'hauteroche' }],
        streets: [{ name: 'Rue Haute', zip: '4679', zone: 'village' }],
      }),
      file({ source: { name: 'Région' } }),
    ]
    for (const document of wrong) await expect(run(document)).rejects.toThrow('the data before stays')
    await expect(run(file({ streets: [{ name: 'Rue Haute', zip: '4679', zone: 'sud' }] }))).rejects.toThrow(
      '/streets/0: There is no zone "sud".',
    )
    expect(await pickups()).toEqual(before)
  })

  it('replaces zones and streets, and says what it left out', async () => {
    const { guide: _, ...summary } = { guide: 0, ...(await run(file())) }
    expect(summary).toMatchObject({ zones: 2, changed: 2, streets: 1, unknown: ['4679 Rue Inconnue'] })
    expect(summary.unserved).toBeGreaterThan(50)
    const list = await pickups()
    expect(list.items.map(({ date }: { date: string }) => date)).toEqual(['2027-03-16', '2027-03-30'])
    expect(list.source).toEqual({ name: 'Région', date: '2027-02-01' })
    expect((await visitorOf(server)('GET', '/pickups/detail?luid=montclair-sur-meuse&zuid=rivage')).status).toBe(404)
    const visitor = visitorOf(server)
    const saved = await visitor('PUT', '/household', { portal: 'montclair', ...home, number: '41' })
    expect(saved.data.zone.zuid).toBe('nord')
    const guide = await visitor('GET', '/guide/pile?portalName=montclair')
    expect(guide.status).toBe(200)
  })

  it('tells calendars of the zones whose plan changed, and of no others', async () => {
    const at = new Date('2027-03-11T09:00:00Z')
    const changed = file({ zones: [zone('centre'), zone('nord', [{ category: 'PMC', dates: ['2027-03-17'] }])] })
    expect(await run(changed, at)).toMatchObject({ changed: 1 })
    const rows = await server.db
      .selectFrom('waste_zone')
      .select(['uid', 'changed_at'])
      .where('portal', '=', 'montclair')
      .orderBy('uid')
      .execute()
    expect(rows).toEqual([
      { uid: 'centre', changed_at: now },
      { uid: 'nord', changed_at: at },
    ])
    expect(await run(changed, new Date('2027-03-12T09:00:00Z'))).toMatchObject({ changed: 0 })
  })
})
