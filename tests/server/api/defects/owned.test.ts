import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { deleteExpiredReports } from '../../../../src/server/api/defects/eraseReports'
import { ownedData } from '../../../../src/server/api/ownedData'
import { sendMails } from '../../../helpers/server/accounts'
import { now, openServer, type TestServer } from '../../../helpers/server/openServer'
import { passerBy, resident } from '../../../helpers/server/reports'

describe('what visitors have of reports', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await openServer({ trustsCallers: true })
  })
  afterAll(() => server.close())

  const inTransaction = (write: Parameters<ReturnType<TestServer['db']['transaction']>['execute']>[0]) =>
    server.db.transaction().execute(write)

  const files = async () => {
    const create = { width: 30, height: 30, channels: 3 as const, background: '#556677' }
    const jpeg = await sharp({ create }).jpeg().toBuffer()
    return [{ filename: 'rue.jpg', contentType: 'image/jpeg', file: jpeg.toString('base64') }]
  }

  const close = (uid: string, changed_at = now) =>
    server.db.updateTable('defect_report').set({ status: 'done', changed_at }).where('uid', '=', uid).execute()

  const stored = async (uid: string) => {
    const report = await server.db.selectFrom('defect_report').selectAll().where('uid', '=', uid).executeTakeFirst()
    const photos = await server.db.selectFrom('defect_photo').select('uid').where('report', '=', uid).execute()
    const reporter = await server.db.selectFrom('defect_reporter').selectAll().where('report', '=', uid).execute()
    return { description: report?.description, photos: photos.length, people: reporter.length, bytes: report?.bytes }
  }

  it('is listed for its sender and for who follows, and for nobody else', async () => {
    const [sender, follower] = [await resident(server), passerBy(server)]
    const { uid } = (await sender.send()).data
    expect((await follower.call('PUT', `/reports/${uid}/follow`)).data).toEqual({ isFollowed: true, followers: 1 })
    expect((await follower.call('PUT', `/reports/${uid}/follow`)).data).toEqual({ isFollowed: true, followers: 1 })
    const lists = async ({ call }: Pick<typeof sender, 'call'>) => {
      const { sent, followed } = (await call('GET', '/own-reports?portalName=montclair')).data
      const uids = (items: { uid: string }[]) => items.map((item) => item.uid)
      return [uids(sent), uids(followed)]
    }
    expect(await lists(sender)).toEqual([[uid], []])
    expect(await lists(follower)).toEqual([[], [uid]])
    expect(await lists(passerBy(server))).toEqual([[], []])
    expect((await follower.read(uid)).data).toMatchObject({ isFollowed: true, followers: 1 })
    expect((await follower.call('DELETE', `/reports/${uid}/follow`)).data).toEqual({ isFollowed: false, followers: 0 })
    expect((await follower.call('DELETE', `/reports/${uid}/follow`)).data).toEqual({ isFollowed: false, followers: 0 })
    expect((await follower.call('PUT', `/reports/${randomUUID()}/follow`)).status).toBe(404)
  })

  it('moves to the account at sign-in, where it gets mails, without counting anybody twice', async () => {
    const [sender, signed] = [await resident(server), await resident(server)]
    const [one, both] = [(await sender.send()).data.uid, (await sender.send()).data.uid]
    const browser = randomUUID()
    for (const uid of [one, both]) await passerBy(server, browser).call('PUT', `/reports/${uid}/follow`)
    await signed.call('PUT', `/reports/${both}/follow`)
    await inTransaction((db) => ownedData.move(db, browser, signed.account))
    expect((await signed.read(one)).data).toMatchObject({ isFollowed: true, followers: 1 })
    expect((await signed.read(both)).data).toMatchObject({ isFollowed: true, followers: 1 })
    const rows = await server.db.selectFrom('defect_follower').select('account').where('report', '=', one).execute()
    expect(rows).toEqual([{ account: signed.account }])
  })

  it('is exported with its pictures', async () => {
    const { send, account, call } = await resident(server)
    const { uid, reference } = (await send({ files: await files() })).data
    await call('PUT', `/reports/${uid}/follow`)
    const { defectReports, followedReports } = await ownedData.read(server.db, account)
    expect(defectReports).toMatchObject([
      { uid, reference, portalName: 'montclair', category: 'nid-de-poule', fields: { taille: 'grand' } },
    ])
    expect(defectReports[0]?.pictures[0]).toMatch(/^data:image\/jpeg;base64,/)
    expect(followedReports).toMatchObject([{ uid, reference }])
  })

  it('loses its person with the account: an open report stays for the town, a closed one keeps what was released', async () => {
    const { send, account, call } = await resident(server)
    const [open, closed, released] = [
      (await send({ files: await files() })).data.uid,
      (await send({ files: await files() })).data.uid,
      (await send({ files: await files() })).data.uid,
    ]
    await call('PUT', `/reports/${open}/follow`)
    await server.db.updateTable('defect_report').set({ is_public: true }).where('uid', '=', released).execute()
    for (const uid of [closed, released]) await close(uid)
    await inTransaction((db) => ownedData.remove(db, account))
    expect(await stored(open)).toMatchObject({ photos: 1, people: 0, description: 'Un trou profond devant le garage.' })
    expect(await stored(closed)).toEqual({ photos: 0, people: 0, description: '', bytes: 0 })
    expect(await stored(released)).toMatchObject({
      photos: 0,
      people: 0,
      description: 'Un trou profond devant le garage.',
    })
    expect((await passerBy(server).read(open)).data.followers).toBe(0)
    const { mails, jobs } = sendMails({ db: server.db, now: () => now })
    await jobs.close()
    expect(mails.filter(({ to }) => to.endsWith('@maison.be'))).toEqual([])
  })

  it('forgets a browser that follows', async () => {
    const { send } = await resident(server)
    const { uid } = (await send()).data
    const browser = randomUUID()
    await passerBy(server, browser).call('PUT', `/reports/${uid}/follow`)
    await inTransaction((db) => ownedData.forget(db, browser))
    expect((await passerBy(server).read(uid)).data.followers).toBe(0)
  })

  it('is erased after the days of personal data, and a closed report goes after three years', async () => {
    const { send } = await resident(server)
    const [open, closed, ancient] = [
      (await send({ files: await files() })).data.uid,
      (await send({ files: await files() })).data.uid,
      (await send()).data.uid,
    ]
    await close(closed)
    await close(ancient, new Date('2024-03-01T00:00:00Z'))
    const context = (days: number, at: string) => ({
      db: server.db,
      now: () => new Date(at),
      personalDataDays: days,
      mail: { transport: { send: async () => {} }, secret: '', ownOrigin: () => '' },
    })
    await deleteExpiredReports(context(0, '2027-03-20T00:00:00Z'))
    expect(await stored(closed)).toMatchObject({ photos: 1, people: 1 })
    expect(await stored(ancient)).toMatchObject({ description: undefined })
    await deleteExpiredReports(context(30, '2027-04-01T00:00:00Z'))
    expect(await stored(closed)).toMatchObject({ photos: 1, people: 1 })
    await deleteExpiredReports(context(30, '2027-04-20T00:00:00Z'))
    expect(await stored(closed)).toEqual({ photos: 0, people: 0, description: '', bytes: 0 })
    expect(await stored(open)).toMatchObject({ photos: 1, people: 0, description: 'Un trou profond devant le garage.' })
  })
})
