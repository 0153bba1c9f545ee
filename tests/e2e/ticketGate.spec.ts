// rooms: src/portal/services/tickets src/portal/offline src/server/api/tickets
import { writeFile } from 'node:fs/promises'
import { type APIRequestContext, chromium, type Page } from '@playwright/test'
import sharp from 'sharp'
import { encode } from 'uqr'
import { gateToken } from '../../src/server/api/tickets/ticketLinks'
import { findViolations } from './axe'
import { openPage } from './openPage'
import { baseURL, expect, phone, test } from './page'
import { cookieSecret } from './workerServer'

const event = 'heure-du-conte'
const link = `/montclair/ticketin/${event}/entree?token=${gateToken(cookieSecret, 'montclair', event)}`
const offline = '/montclair/ticketin/hors-ligne'
const subscription = `/ticketing-service/api/v1/web/events/${event}/subscribe?portalName=montclair`

/** What a browser says of requests without a network. */
const cutOff = /ERR_INTERNET_DISCONNECTED|Failed to fetch/

/** Takes tickets as the visitor of a context. Resolves to their codes. */
async function takeTickets(request: APIRequestContext, places: number): Promise<string[]> {
  await request.get('/montclair')
  const data = { places, name: 'Anne Lambert', email: 'anne@exemple.be' }
  expect((await request.put(subscription, { data })).status()).toBe(200)
  const own: { data: { tickets: { code: string }[] } } = await (await request.get(subscription)).json()
  return own.data.tickets.map(({ code }) => code)
}

/** Waits until the page opens without a network. */
const waitUntilKept = (page: Page) =>
  expect(page.getByText('Cette page s’ouvre aussi sans réseau sur cet appareil.')).toBeVisible()

/** An entrance: what its page says, and a reader of bar codes that acts as a keyboard. */
function entranceOf(page: Page) {
  const main = page.getByRole('main')
  return {
    main,
    verdict: main.getByRole('status').first(),
    async scan(code: string) {
      await page.keyboard.type(code)
      await page.keyboard.press('Enter')
    },
    async rename(name: string) {
      await main.getByLabel('Nom de cette entrée').fill(name)
      await main.getByRole('button', { name: 'Enregistrer' }).click()
      await expect(main.getByText('Le nom est enregistré.')).toBeVisible()
      await main.getByLabel('Code du billet').focus()
    },
    waiting: (count: number) => expect(main.getByText(`À envoyer${count}`)).toBeVisible(),
  }
}

test('two entrances without a network let the same ticket in, and both list the conflict afterwards', async ({
  visitor,
  faults,
}) => {
  faults.expected.push(cutOff)
  const resident = await visitor()
  const [code = '', other = '', returned = ''] = await takeTickets(resident.request, 3)
  const pages = [await visitor(phone), await visitor(phone)] as const
  const [north, south] = [entranceOf(pages[0]), entranceOf(pages[1])]
  for (const [index, page] of pages.entries()) {
    await openPage(page, link)
    await waitUntilKept(page)
    await entranceOf(page).rename(index === 0 ? 'Entrée nord' : 'Entrée sud')
  }
  expect(await findViolations(pages[0])).toEqual([])
  for (const page of pages) await page.context().setOffline(true)

  await north.scan(code)
  await expect(north.verdict).toContainText('Billet valable')
  await expect(pages[0].getByLabel('Code du billet')).toBeFocused()
  await north.scan(code)
  await expect(north.verdict).toContainText('Déjà utilisé')
  await expect(north.verdict).toContainText('Entrée nord')
  expect(await findViolations(pages[0])).toEqual([])
  await north.waiting(1)

  // The phone has closed the page: it opens again without a network, with what it scanned.
  await pages[0].reload()
  await expect(pages[0]).toHaveURL(new RegExp(`${offline}(?:\\?lang=fr)?#${event}$`))
  await north.waiting(1)
  await north.scan(code)
  await expect(north.verdict).toContainText('Déjà utilisé')
  await north.scan(`${code.slice(0, 60)}${code[60] === 'A' ? 'B' : 'A'}${code.slice(61)}`)
  await expect(north.verdict).toContainText('Billet non authentique')

  await south.scan(code)
  await expect(south.verdict).toContainText('Billet valable')

  // A place is given back meanwhile.
  const remaining = { places: 2, name: 'Anne Lambert', email: 'anne@exemple.be' }
  expect((await resident.request.put(subscription, { data: remaining })).status()).toBe(200)
  const own: { data: { tickets: { code: string }[] } } = await (await resident.request.get(subscription)).json()
  const revoked = [code, other, returned].find((each) => !own.data.tickets.some((kept) => kept.code === each))

  for (const page of pages) await page.context().setOffline(false)
  for (const { main } of [north, south, north]) {
    await main.getByRole('button', { name: 'Échanger maintenant' }).click()
    await expect(main.getByText(/^À jour à/)).toBeVisible()
  }
  for (const { main, waiting } of [north, south]) {
    await waiting(0)
    await expect(main.getByRole('heading', { name: 'Billets entrés plusieurs fois' })).toBeVisible()
    await expect(main.getByText(/– Entrée nord$/)).toBeVisible()
    await expect(main.getByText(/– Entrée sud$/)).toBeVisible()
  }
  await north.main.getByRole('button', { name: 'Marquer comme vu' }).click()
  await expect(north.main.getByText('Vu', { exact: true })).toBeVisible()
  await expect(north.main.getByRole('heading', { name: 'Billets entrés plusieurs fois' })).toBeFocused()
  expect(await findViolations(pages[0])).toEqual([])
  await south.scan(revoked ?? '')
  await expect(south.verdict).toContainText('Billet annulé')
})

test('a camera reads the code of a ticket, and says when it is not allowed', async ({ visitor, faults }, info) => {
  const [code = ''] = await takeTickets((await visitor()).request, 1)
  const film = info.outputPath('ticket.mjpeg')
  await writeFile(film, await drawTicket(code))
  // A camera that shows a film needs a browser of its own.
  const args = ['use-fake-device-for-media-stream', `use-file-for-fake-video-capture=${film}`, 'no-sandbox']
  const { executablePath } = info.project.use.launchOptions ?? {}
  const browser = await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: args.map((name) => `--${name}`),
  })
  const page = await browser.newPage({ ...phone, baseURL, locale: 'fr-BE', permissions: ['camera'] })
  const { main, verdict } = entranceOf(page)
  await openPage(page, link)
  await main.getByRole('button', { name: 'Scanner avec l’appareil photo' }).click()
  await expect(verdict).toContainText('Billet valable')
  // The ticket stays in front of the camera: it is not read again.
  await expect(main.getByText('Tenez le code devant l’appareil photo.')).toBeVisible()
  expect(await verdict.textContent()).toContain('Billet valable')
  expect(await findViolations(page)).toEqual([])
  await main.getByRole('button', { name: 'Arrêter l’appareil photo' }).click()
  await expect(page.locator('video')).toBeHidden()
  await browser.close()

  const denied = await visitor(phone)
  faults.expected.push(/permission/i)
  await openPage(denied, link)
  await denied.getByRole('button', { name: 'Scanner avec l’appareil photo' }).click()
  await expect(denied.getByRole('alert')).toContainText(/appareil photo/)
})

/** A picture of a code as a camera sees it, with a margin around. */
async function drawTicket(code: string): Promise<Buffer> {
  const { data, size } = encode(code, { ecc: 'M', border: 4 })
  const modules = Buffer.from(data.flatMap((row) => row.map((isDark) => (isDark ? 0 : 255))))
  return await sharp(modules, { raw: { width: size, height: size, channels: 1 } })
    .resize(400, 400, { kernel: 'nearest' })
    .extend({ top: 40, bottom: 40, left: 120, right: 120, background: '#888' })
    .toColourspace('srgb')
    .jpeg({ quality: 95 })
    .toBuffer()
}
