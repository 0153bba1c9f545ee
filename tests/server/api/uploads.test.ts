import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openServer, type TestServer, towns } from '../../helpers/server/openServer'

const path = '/core-content-service/api/v1/web/forms/fill?portalName=montclair&form=upload-form'

const form = {
  type: 'form',
  id: 'upload-form',
  data: {
    method: 'POST',
    endpoint: path,
    submitLabel: 'Envoyer',
    inputs: [
      { name: 'photo', label: 'Photo', inputType: 'picture' },
      { name: 'pieces', label: 'Pièces', inputType: 'multi-file', accept: 'image/*,.pdf' },
      { name: 'lettre', label: 'Lettre', inputType: 'file', accept: 'application/msword,.docx,text/plain' },
      { name: 'plan', label: 'Plan', inputType: 'file', accept: '.dwg' },
      { name: 'autre', label: 'Autre', inputType: 'file' },
    ],
  },
}

let server: TestServer
let png: Buffer
let jpeg: Buffer
let webp: Buffer
beforeAll(async () => {
  const pixels = () => sharp({ create: { width: 8, height: 8, channels: 3, background: '#336699' } })
  png = await pixels().png().toBuffer()
  jpeg = await pixels().jpeg().toBuffer()
  webp = await pixels().webp().toBuffer()
  server = await openServer()
  const texts = JSON.stringify({ fr: { title: 'Envois', components: [form] } })
  const page = { portal: 'montclair', uid: 'envois', parent: null, texts }
  await server.db.insertInto('content').values(page).execute()
})
afterAll(() => server.close())

const exe = Buffer.concat([Buffer.from('MZ\x90\0\x03', 'latin1'), Buffer.alloc(200)])
const pdf = Buffer.from('%PDF-1.7\n%rest')
const zip = Buffer.from('504b030414000600', 'hex')
const svg = readFileSync(join(towns, 'montclair/images/place-du-marche.svg'))
const html = Buffer.from('<html><script>alert(1)</script></html>')
const upload = (filename: string, content: Buffer) => ({
  filename,
  contentType: 'image/png',
  file: content.toString('base64'),
})
const post = (payload: object) => server.app.inject({ method: 'POST', url: path, payload })

it('accepts files whose name and content fit the list of their field', async () => {
  for (const [name, file] of [
    ['photo', upload('rue.png', png)],
    ['photo', upload('RUE.JPG', jpeg)],
    ['photo', upload('rue', webp)],
    ['photo', upload('rue.jfif', jpeg)],
    ['photo', upload('dessin.svg', svg)],
    ['pieces', [upload('a.pdf', pdf), upload('b.jpeg', jpeg)]],
    ['lettre', upload('a.docx', zip)],
    ['lettre', upload('a.txt', Buffer.from('Été'))],
    ['lettre', upload('a.txt', Buffer.from('\uFEFFÉté', 'utf16le'))],
    ['plan', upload('a.dwg', Buffer.from('AC1032\0\0', 'latin1'))],
    ['autre', upload('a.exe', exe)],
  ] as const) {
    const answer = await post({ [name]: file })
    expect(answer.statusCode, `${name} ${answer.body}`).toBe(200)
  }
})

it.each([
  ['photo', () => upload('virus.exe', exe)],
  ['photo', () => upload('virus.png', exe)],
  ['photo', () => upload('rue.exe', png)],
  ['photo', () => upload('page.png', html)],
  ['photo', () => upload('page.svg', html)],
  ['photo', () => upload('rue.png', jpeg)],
  ['photo', () => upload('a.pdf', pdf)],
  ['lettre', () => upload('a.docx', exe)],
  ['lettre', () => upload('a.pdf', pdf)],
  ['plan', () => upload('a.dwg', exe)],
  ['plan', () => upload('a.png', png)],
])('refuses at %s what its list does not name', async (name, file) => {
  const answer = await post({ [name]: file() })
  expect(answer.statusCode).toBe(400)
  expect(answer.json().error.issues).toEqual([
    expect.objectContaining({ code: 'wrong-format', pointer: `/body/${name}/file`, received: file().filename }),
  ])
})

it('refuses a broken picture by its field, so that the visitor learns what to do with it', async () => {
  const answer = await post({ photo: upload('broken.png', png.subarray(0, 20)) })
  expect(answer.statusCode).toBe(400)
  expect(answer.json().error.issues).toEqual([
    expect.objectContaining({ code: 'wrong-format', pointer: '/body/photo', received: 'broken.png' }),
  ])
})

it('names the file of a list that it refuses', async () => {
  const answer = await post({ pieces: [upload('a.pdf', pdf), upload('b.exe', exe)] })
  expect(answer.json().error.issues).toMatchObject([{ pointer: '/body/pieces/1/file', received: 'b.exe' }])
})

it('refuses a picture whose pixels would not fit into memory', async () => {
  const bomb = await sharp({ create: { width: 12_000, height: 12_000, channels: 3, background: '#000' } })
    .png()
    .toBuffer()
  expect((await post({ photo: upload('bombe.png', bomb) })).statusCode).toBe(400)
})

it.each(['A', 'AA', 'AAA', 'AAAAA', 'AB==', 'AA=A', 'AAAA====', 'data:,A'])(
  'refuses the content %s, which is no base64',
  async (file) => {
    const answer = await post({ autre: { filename: 'a.txt', contentType: 'text/plain', file } })
    expect(answer.statusCode).toBe(400)
    expect(answer.json().error.issues).toMatchObject([{ code: 'wrong-format', pointer: '/body/autre/file' }])
  },
)

const stored = async () => {
  const rows = await server.db.selectFrom('filled_form').select(['fields', 'bytes']).orderBy('received_at').execute()
  return rows.map(({ fields, bytes }) => ({
    fields: fields as Record<string, { filename: string; contentType: string }>,
    bytes,
  }))
}

it.each([
  ['../../etc/passwd', 'passwd'],
  ['C:\\Users\\a\\lettre.txt', 'lettre.txt'],
  ['facture\u202Efdp.exe', 'facturefdp.exe'],
  ['a\u0007\r\nb.txt', 'ab.txt'],
  ['..', 'file'],
  ['.htaccess', 'htaccess'],
  ['<b>"x"</b>.txt', 'b_.txt'],
  ['e\u0301te\u0301 \u200B2027.txt', 'été 2027.txt'],
  [`${'é'.repeat(200)}.txt`, `${'é'.repeat(116)}.txt`],
])('stores the file %s under a name that is safe', async (filename, expected) => {
  await server.db.deleteFrom('filled_form').execute()
  const file = { ...upload(filename, Buffer.from('Été')), contentType: 'text/plain' }
  expect((await post({ autre: file })).statusCode).toBe(200)
  expect((await stored()).map(({ fields }) => fields.autre?.filename)).toEqual([expected])
})

it('judges a file by the name that it is stored under', async () => {
  const answer = await post({ photo: upload('rue.png\u200B.exe', png) })
  expect(answer.statusCode).toBe(400)
  expect(answer.json().error.issues).toMatchObject([{ received: 'rue.png.exe' }])
})

it('stores the media type of the content, whatever the browser claims', async () => {
  for (const [name, content, expected] of [
    ['rue.png', png, 'image/png'],
    ['rue.jpg', jpeg, 'image/jpeg'],
    ['page.html', html, 'text/plain'],
    ['a.docx', zip, 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
    ['a.docx', exe, 'application/x-executable'],
    ['a.csv', Buffer.from('a;b'), 'text/csv'],
    ['a.bin', Buffer.from([0, 1, 2, 3]), 'application/octet-stream'],
  ] as const) {
    await server.db.deleteFrom('filled_form').execute()
    const claimed = { ...upload(name, content), contentType: 'text/html' }
    expect((await post({ autre: claimed })).statusCode, name).toBe(200)
    expect((await stored()).map(({ fields }) => fields.autre?.contentType)).toEqual([expected])
  }
})
