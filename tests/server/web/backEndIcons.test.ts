import { createServer, type Server } from 'node:http'
import type { FastifyInstance } from 'fastify'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createApp } from '../../../src/server/app'
import { appIcons } from '../../../src/server/web/installation/appIcons'
import { optionsIn, stubPortal } from '../../helpers/server/openServer'
import { temporaryFolder } from '../../helpers/server/temporaryFolder'

const portal = {
  name: 'Valbeau',
  portalName: 'valbeau',
  cardName: 'valbeau',
  theme: 'nordege',
  colors: { primary: '#0f6675' },
  defaultLocale: 'fr',
  icons: { iosIcon: 'blason.png' },
}

let back: Server
let front: FastifyInstance
let picture: { status: number; body: Buffer } = { status: 404, body: Buffer.of() }
const folder = temporaryFolder()

beforeAll(async () => {
  back = createServer(({ url = '' }, response) => {
    const isPicture = url.startsWith('/resize/')
    response.writeHead(isPicture ? picture.status : 200, {
      'content-type': isPicture ? 'image/png' : 'application/json',
    })
    response.end(isPicture ? picture.body : JSON.stringify({ data: portal }))
  })
  await new Promise<void>((resolve) => back.listen(0, '127.0.0.1', resolve))
  const address = back.address()
  const apiOrigin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
  const pages = stubPortal(async () => ({ status: 200, html: '' }))
  front = await createApp({ ...optionsIn(folder), source: { apiOrigin }, portal: pages })
})
afterAll(async () => {
  await front.close()
  back.closeAllConnections()
  back.close()
  folder.remove()
})

const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const
const draw = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#fff', noise } })
    .png()
    .toBuffer()

const allIcons = async () => {
  const names = Object.keys(appIcons)
  const answers = await Promise.all(names.map((name) => front.inject(`/valbeau/${name}`)))
  return answers.map(({ statusCode, rawPayload }) => [statusCode, rawPayload.toString('base64')])
}

it.each([
  ['broken off', async () => (await draw(512, 512)).subarray(0, 9000)],
  ['a dot', () => draw(1, 1)],
  ['a line', () => draw(512, 2)],
  ['no picture', async () => Buffer.from('blason')],
])('an emblem that is %s counts as none', async (_, body) => {
  picture = { status: 404, body: Buffer.of() }
  const withoutEmblem = await allIcons()
  expect(withoutEmblem.map(([status]) => status)).toEqual([200, 200, 200, 200])
  picture = { status: 200, body: await body() }
  expect(await allIcons()).toEqual(withoutEmblem)
})

it('an emblem of any ratio, larger than asked for, is drawn', async () => {
  picture = { status: 200, body: await draw(1200, 40) }
  const icons = await allIcons()
  expect(icons.map(([status]) => status)).toEqual([200, 200, 200, 200])
  picture = { status: 404, body: Buffer.of() }
  expect(icons).not.toEqual(await allIcons())
})

it.each([429, 500, 503])('an icon is not drawn without its emblem while the back end answers %i', async (status) => {
  picture = { status, body: Buffer.of() }
  const { statusCode, headers } = await front.inject('/valbeau/icon-192.png')
  expect([statusCode, headers['cache-control']]).toEqual([503, expect.not.stringContaining('public')])
})
