import sharp, { type Sharp } from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openServer, type TestServer } from '../../helpers/server/openServer'

const doors = {
  form: '/core-content-service/api/v1/web/forms/fill?portalName=montclair&form=photo-form',
  reading: '/core-content-service/api/v1/temporary/releve?portalName=montclair',
}
const inputs = [
  { name: 'index', label: 'Index', inputType: 'index' },
  { name: 'photo', label: 'Photo', inputType: 'picture' },
  { name: 'pieces', label: 'Pièces', inputType: 'multi-file' },
  { name: 'autre', label: 'Autre', inputType: 'file' },
]
const form = (id: string, endpoint: string) => ({
  type: 'form',
  id,
  data: { method: 'POST', endpoint, submitLabel: 'Envoyer', inputs },
})

let server: TestServer
beforeAll(async () => {
  server = await openServer()
  const components = [form('photo-form', doors.form), form('photo-reading', doors.reading)]
  const texts = JSON.stringify({ fr: { title: 'Envois', components } })
  await server.db.deleteFrom('content').where('portal', '=', 'montclair').execute()
  await server.db.insertInto('content').values({ portal: 'montclair', uid: 'envois', parent: null, texts }).execute()
})
afterAll(() => server.close())

const place = 'Rue Haute 12, 50.63 N'
/** A picture of 12 × 8 pixels, which a camera held on its side, with the place where it was taken. */
const photo = (write: (image: Sharp) => Sharp) =>
  write(sharp({ create: { width: 12, height: 8, channels: 3, background: '#336699' } }))
    .withMetadata({ orientation: 6 })
    .withExifMerge({ IFD0: { Copyright: place }, IFD3: { GPSLatitude: '50/1 37/1 0/1' } })
    .withXmp(`<x:xmpmeta xmlns:x="adobe:ns:meta/"><place>${place}</place></x:xmpmeta>`)
    .toBuffer()
const upload = (filename: string, content: Buffer) => ({
  filename,
  contentType: 'application/octet-stream',
  file: content.toString('base64'),
})
const send = (url: string, payload: object) => server.app.inject({ method: 'POST', url, payload })

/** The files that were stored, in the order of their fields. */
async function storedFiles(table: 'filled_form' | 'meter_reading'): Promise<Buffer[]> {
  const form = server.db.selectFrom('filled_form').select('fields as values')
  const reading = server.db.selectFrom('meter_reading').select('details as values')
  const row = await (table === 'filled_form' ? form : reading).executeTakeFirstOrThrow()
  const values = Object.values(row.values).flat()
  return values.flatMap((value) => {
    const file = typeof value === 'object' && value !== null && 'file' in value ? value.file : undefined
    return typeof file === 'string' ? [Buffer.from(file, 'base64')] : []
  })
}

it.each([
  ['jpeg', (image: Sharp) => image.jpeg()],
  ['png', (image: Sharp) => image.png()],
  ['webp', (image: Sharp) => image.webp()],
  ['tiff', (image: Sharp) => image.tiff()],
  ['avif', (image: Sharp) => image.avif()],
] as const)('stores a picture upright and without what the camera wrote, at every field: %s', async (type, write) => {
  const content = await photo(write)
  expect(content.includes(place)).toBe(true)
  const given = upload(`rue.${type}`, content)
  for (const [door, table] of [
    ['form', 'filled_form'],
    ['reading', 'meter_reading'],
  ] as const) {
    await server.db.deleteFrom(table).execute()
    const answer = await send(doors[door], { index: '12345.678', photo: given, pieces: [given, given], autre: given })
    expect(answer.statusCode, answer.body).toBe(200)
    const files = await storedFiles(table)
    expect(files).toHaveLength(4)
    for (const file of files) {
      expect(file.includes(place)).toBe(false)
      const { exif, xmp, orientation, width, height, format } = await sharp(file).metadata()
      expect({ exif, xmp, orientation: orientation ?? 1 }).toEqual({ exif: undefined, xmp: undefined, orientation: 1 })
      expect([width, height, format]).toEqual([8, 12, type === 'avif' ? 'heif' : type])
    }
  }
})

it('keeps the frames of a picture that moves, and files that are no pictures as they are', async () => {
  await server.db.deleteFrom('filled_form').execute()
  const frame = (background: string) =>
    sharp({ create: { width: 8, height: 8, channels: 3, background } })
      .png()
      .toBuffer()
  const gif = await sharp([await frame('#f00'), await frame('#0f0')], { join: { animated: true } })
    .gif()
    .toBuffer()
  const pdf = Buffer.from('%PDF-1.7\n%rest')
  await send(doors.form, { pieces: [upload('a.gif', gif), upload('a.pdf', pdf)] })
  const [moving, text] = await storedFiles('filled_form')
  expect((await sharp(moving).metadata()).pages).toBe(2)
  expect(text).toEqual(pdf)
})

it.each([
  ['photo.heic', Buffer.concat([Buffer.from('0000001866747970686569630000', 'hex'), Buffer.from(place)])],
  ['broken.jpg', Buffer.concat([Buffer.from('ffd8ffe1', 'hex'), Buffer.from(place)])],
])('refuses a picture that cannot be encoded again: %s', async (filename, content) => {
  const answer = await send(doors.form, { autre: upload(filename, content) })
  expect(answer.statusCode).toBe(400)
  expect(answer.json().error.issues).toEqual([
    expect.objectContaining({ code: 'wrong-format', pointer: '/body/autre', received: filename }),
  ])
})
