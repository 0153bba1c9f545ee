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
  ['photo', () => upload('broken.png', png.subarray(0, 20))],
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
