import { randomUUID } from 'node:crypto'
import { crc32 } from 'node:zlib'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { now, openServer, type TestServer } from '../../../helpers/server/openServer'
import { passerBy, pothole, resident } from '../../../helpers/server/reports'

const upload = (content: Buffer, filename = 'rue.jpg') => ({
  filename,
  contentType: 'image/jpeg',
  file: content.toString('base64'),
})
const picture = (side = 600) =>
  sharp({ create: { width: side, height: side, channels: 3, background: '#884422' } })
    .jpeg()
    .withExifMerge({ IFD0: { Copyright: 'Anne' }, IFD3: { GPSLatitude: '50/1 37/1 0/1' } })
    .toBuffer()

describe('reporting a defect', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await openServer({ trustsCallers: true })
  })
  afterAll(() => server.close())

  const count = async () =>
    (
      await server.db
        .selectFrom('defect_report')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow()
    ).count

  it('needs an account', async () => {
    expect(await passerBy(server).send()).toMatchObject({ status: 401, error: { code: 'unauthorized' } })
  })

  it('stores the report with a reference, and shows its sender what only they see', async () => {
    const { send, read } = await resident(server)
    const sent = await send()
    expect(sent.data).toEqual({
      code: 'SUCCESS',
      uid: expect.any(String),
      reference: expect.stringMatching(/^SIG-\w{4}-\w{4}$/),
      receivedAt: now.toISOString(),
    })
    const { data } = await read(sent.data.uid)
    expect(data).toMatchObject({
      reference: sent.data.reference,
      category: { uid: 'nid-de-poule', title: 'Nid-de-poule' },
      provider: { uid: 'travaux' },
      status: 'received',
      address: expect.stringContaining('Montclair-sur-Meuse'),
      timeline: [{ status: 'received', at: now.toISOString() }],
      own: {
        description: pothole.description,
        fields: [{ label: 'Taille du trou', value: 'Plus grand' }],
        delivery: 'waiting',
      },
    })
    const seen = (await passerBy(server).read(sent.data.uid)).data
    expect(seen).toMatchObject({ photos: [], isFollowed: false })
    expect(seen).not.toHaveProperty('own')
    expect(seen).not.toHaveProperty('description')
    expect((await (await resident(server)).read(sent.data.uid)).data).not.toHaveProperty('own')
  })

  it('stores a report that is sent again once', async () => {
    const { send } = await resident(server)
    const before = await count()
    const key = randomUUID()
    const first = await send({}, key)
    expect((await send({}, key)).data).toEqual(first.data)
    expect(await count()).toBe(before + 1)
  })

  it('keeps when a report was made, within 30 days and never in the future', async () => {
    const { send, read } = await resident(server)
    const madeAt = async (time: string) => {
      const { data } = await read((await send({ madeAt: time })).data.uid)
      expect(data.receivedAt).toBe(now.toISOString())
      return data.madeAt
    }
    expect(await madeAt('2027-03-08T07:00:00+01:00')).toBe('2027-03-08T06:00:00.000Z')
    expect(await madeAt('2027-03-11T09:00:00Z')).toBe(now.toISOString())
    expect(await madeAt('2020-01-01T00:00:00Z')).toBe('2027-02-08T09:00:00.000Z')
  })

  it('tells every wrong field, a category that cannot be chosen and another provider', async () => {
    const { send } = await resident(server)
    const pointers = async (report: object) =>
      (await send(report)).error.issues.map(({ pointer }: { pointer: string }) => pointer)
    expect(await pointers({ fields: {} })).toEqual(['/body/fields/taille'])
    expect(await pointers({ description: ' ' })).toEqual(['/body/description'])
    expect(await pointers({ description: 'www.a.be www.b.be www.c.be www.d.be' })).toEqual(['/body/description'])
    expect(await pointers({ provider: 'eclairage' })).toEqual(['/body/provider'])
    expect((await send({ category: 'voirie' })).status).toBe(404)
    expect((await send({ portal: 'hauteroche', provider: 'ouvriers' })).status).toBe(401)
  })

  it('says whose a position outside of the town is, when the server knows', async () => {
    const { send } = await resident(server)
    const neighbour = { lat: 50.4199, lon: 6.0517 }
    const before = await count()
    expect(await send(neighbour)).toMatchObject({
      status: 400,
      error: { portal: { name: 'hauteroche', title: 'Hauteroche' }, issues: [{ pointer: '/body/lat' }] },
    })
    expect((await send({ lat: 50.2, lon: 5.2 })).error).not.toHaveProperty('portal')
    expect(await count()).toBe(before)
    const { call } = passerBy(server)
    const locate = async ({ lat, lon }: { lat: number; lon: number }) =>
      (await call('GET', `/location?portalName=montclair&lat=${lat}&lon=${lon}`)).data
    expect(await locate(neighbour)).toEqual({ isInside: false, portal: { name: 'hauteroche', title: 'Hauteroche' } })
    expect(await locate(pothole)).toEqual({ isInside: true, address: expect.stringContaining('Montclair') })
  })

  it('keeps pictures without what the camera wrote, for the sender until the town releases them', async () => {
    const { send, read } = await resident(server)
    const photo = await picture()
    expect(photo.includes('Anne')).toBe(true)
    const { data } = await send({ description: '', files: [upload(photo), upload(await picture(200))] })
    const own = (await read(data.uid)).data.own
    expect(own.photos).toHaveLength(2)
    const [first] = own.photos
    const shown = await server.app.inject(first.url)
    expect(shown.headers).toMatchObject({ 'content-type': 'image/jpeg', 'cache-control': 'private, no-store' })
    expect((await sharp(shown.rawPayload).metadata()).exif).toBeUndefined()
    expect((await sharp((await server.app.inject(first.thumbnail)).rawPayload).metadata()).width).toBe(320)
    expect((await server.app.inject(first.url.split('?')[0])).statusCode).toBe(404)
    expect((await server.app.inject(first.url.replace(/code=.*/, 'code=wrong'))).statusCode).toBe(404)
    expect((await passerBy(server).read(data.uid)).data.photos).toEqual([])
  })

  it('refuses a sixth picture, one that is no picture, one of 900 million pixels and one of 30 MB', async () => {
    const { send } = await resident(server)
    const issueOf = async (files: object[]) => {
      const { status, error } = await send({ files: files as ReturnType<typeof upload>[] })
      return [status, error.issues[0].code, error.issues[0].pointer]
    }
    const small = upload(await picture(20))
    expect((await issueOf(Array.from({ length: 6 }, () => small)))[0]).toBe(400)
    expect(await issueOf([small, upload(Buffer.from('rien'), 'a.jpg')])).toEqual([400, 'wrong-format', '/body/files/1'])
    expect(await issueOf([upload(hugePng(30_000), 'a.png')])).toEqual([400, 'out-of-range', '/body/files/0'])
    expect(await issueOf([upload(Buffer.alloc(9_000_000, 1))])).toEqual([400, 'out-of-range', '/body/files/0'])
    expect(await issueOf([upload(Buffer.alloc(30_000_000, 1))])).toEqual([413, 'too-large', '/body/files'])
  })

  it('answers 404 in a portal without the service', async () => {
    const { db } = server
    const { record } = await db
      .selectFrom('portal')
      .select('record')
      .where('name', '=', 'hauteroche')
      .executeTakeFirstOrThrow()
    const off = JSON.stringify({ ...record, configs: { services: { defects: false } } })
    await db.updateTable('portal').set({ record: off }).where('name', '=', 'hauteroche').execute()
    await server.app.readChanges()
    expect((await passerBy(server).call('GET', '/provider?portalName=hauteroche')).status).toBe(404)
    expect((await passerBy(server).call('GET', '/provider?portalName=montclair')).status).toBe(200)
  })
})

/** The head of a PNG whose sides have so many pixels; nothing follows it. */
function hugePng(side: number): Buffer {
  const head = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')
  const size = Buffer.alloc(8)
  size.writeUInt32BE(side, 0)
  size.writeUInt32BE(side, 4)
  const chunk = Buffer.concat([Buffer.from('IHDR'), size, Buffer.from('0802000000', 'hex')])
  const crc = Buffer.alloc(4)
  crc.writeUInt32BE(crc32(chunk))
  const data = Buffer.from('0000000049444154', 'hex')
  return Buffer.concat([head, size, Buffer.from('0802000000', 'hex'), crc, data])
}
