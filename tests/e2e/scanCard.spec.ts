// rooms: src/portal/services/fidelity src/portal/device/camera
import { writeFile } from 'node:fs/promises'
import { chromium, type Page } from '@playwright/test'
import bwip from 'bwip-js/node'
import sharp, { type Sharp } from 'sharp'
import { findViolations } from './axe'
import { openPage } from './openPage'
import { baseURL, expect, phone, test } from './page'

const path = '/montclair/carte-de-fidelite/scanner'

/** A code of each format: what a picture is drawn of, and the type and number of the card that it makes. */
const codes = [
  ['ean13', '4006381333931', 'ean-13', '4006381333931'],
  ['ean8', '96385074', 'ean-8', '96385074'],
  ['upca', '036000291452', 'ean-13', '0036000291452'],
  ['upce', '01234565', 'ean-13', '0012345000065'],
  ['code128', 'BIB-0042', 'code-128', 'BIB-0042'],
  ['code39', 'CARTE 42', 'code-39', 'CARTE 42'],
  ['qrcode', 'https://piscine.example/abo/77123', 'qr', 'https://piscine.example/abo/77123'],
  ['azteccode', 'ABONNE 77123', 'aztec', 'ABONNE 77123'],
  ['pdf417', 'CARTE 12345 MONTCLAIR', 'pdf417', 'CARTE 12345 MONTCLAIR'],
] as const

/** A code on grey, as a camera or a photograph shows it. */
const draw = async (bcid: string, text: string): Promise<Sharp> => {
  const code = await bwip.toBuffer({ bcid, text, scale: 3, padding: 12, backgroundcolor: 'FFFFFF', height: 20 })
  const shown = await sharp(code)
    .resize(520, 380, { fit: 'inside', kernel: 'nearest', withoutEnlargement: true })
    .toBuffer()
  const grey = { width: 640, height: 480, channels: 3, background: '#999' } as const
  return sharp(
    await sharp({ create: grey })
      .composite([{ input: shown }])
      .png()
      .toBuffer(),
  )
}

const asJpeg = async (picture: Sharp): Promise<Buffer> => picture.jpeg({ quality: 95 }).toBuffer()

const black = sharp({ create: { width: 640, height: 480, channels: 3, background: '#000' } })

/** Opens the page in a browser whose camera shows the same picture all the time. */
async function openWithCamera(file: string, picture: Sharp): Promise<{ page: Page; close(): Promise<void> }> {
  await writeFile(file, await asJpeg(picture))
  return await openWithDevices(['--use-fake-device-for-media-stream', `--use-file-for-fake-video-capture=${file}`])
}

/** Opens a page in a browser that has other cameras. */
async function openWithDevices(devices: readonly string[]): Promise<{ page: Page; close(): Promise<void> }> {
  const { executablePath, args = [] } = test.info().project.use.launchOptions ?? {}
  const browser = await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: [...args, '--use-fake-ui-for-media-stream', ...devices],
  })
  const context = await browser.newContext({ ...phone, baseURL, locale: 'fr-BE', permissions: ['camera'] })
  await context.addCookies([{ name: 'beffroi_consent', value: 'necessary', url: baseURL }])
  return { page: await context.newPage(), close: () => browser.close() }
}

const shown = (text: string): string => text.replaceAll(/\s/g, '')

test.describe('the camera', () => {
  for (const [format, text, type, number] of codes) {
    test(`reads ${format}, and nothing is sent before the card is saved`, async () => {
      const { page, close } = await openWithCamera(test.info().outputPath('camera.mjpeg'), await draw(format, text))
      const sent: string[] = []
      page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`))
      await openPage(page, `${path}?title=Boulangerie`)
      await page.getByRole('button', { name: 'Scanner avec l’appareil photo' }).click()
      const read = page.getByRole('main').getByText(/^Code lu/)
      await expect(read).toBeVisible()
      expect(shown((await read.textContent()) ?? '')).toContain(shown(number))
      await expect(page).toHaveURL(new RegExp(`type=${type}&title=Boulangerie$`))
      await expect(page.getByRole('main').locator('input[name="number"]')).toHaveValue(number)
      await expect(page.getByLabel('Nom de la carte')).toHaveValue('Boulangerie')
      expect(sent.filter((each) => decodeURIComponent(each).includes(number))).toEqual([])
      await page.getByRole('button', { name: 'Enregistrer' }).click()
      await expect(page.getByRole('status').filter({ hasText: 'La carte est ajoutée.' })).toBeVisible()
      await page.getByRole('main').getByRole('link', { name: 'Boulangerie' }).click()
      await expect(page.getByRole('img', { name: 'Code de la carte « Boulangerie »' })).toBeVisible()
      await close()
    })
  }

  test('says that its picture is black, and starts again when the page is shown again', async () => {
    const { page, close } = await openWithCamera(test.info().outputPath('camera.mjpeg'), black)
    await openPage(page, path)
    await page.getByRole('button', { name: 'Scanner avec l’appareil photo' }).click()
    await expect(page.getByText('L’image est noire.')).toBeVisible()
    expect(await findViolations(page)).toEqual([])
    const isFilming = () => page.locator('video').evaluate((video: HTMLVideoElement) => video.srcObject !== null)
    const show = (state: string) =>
      page.evaluate((visibility) => {
        Object.defineProperty(document, 'visibilityState', { value: visibility, configurable: true })
        document.dispatchEvent(new Event('visibilitychange'))
      }, state)
    expect(await isFilming()).toBe(true)
    await show('hidden')
    await expect.poll(isFilming).toBe(false)
    await show('visible')
    await expect.poll(isFilming).toBe(true)
    await expect(page.getByText('L’image est noire.')).toBeVisible()
    await close()
  })
})

test('each press takes the next of two cameras, and the first again; one without a light offers none', async () => {
  const { page, close } = await openWithDevices(['--use-fake-device-for-media-stream=device-count=2'])
  await openPage(page, path)
  await page.getByRole('button', { name: 'Scanner avec l’appareil photo' }).click()
  const used = () =>
    page.locator('video').evaluate((video: HTMLVideoElement) => {
      const stream = video.srcObject
      return stream instanceof MediaStream ? (stream.getVideoTracks()[0]?.getSettings().deviceId ?? '') : ''
    })
  const next = page.getByRole('button', { name: 'Changer d’appareil photo' })
  await expect(next).toBeVisible()
  const first = await used()
  await next.click()
  await expect.poll(async () => ['', first].includes(await used())).toBe(false)
  await expect(next).toBeVisible()
  await next.click()
  await expect.poll(used).toBe(first)
  await expect(page.getByRole('button', { name: 'Éclairer' })).toBeHidden()
  await close()
})

test('a photograph is read, and one without a code is said', async ({ visitor }) => {
  const page = await visitor(phone)
  await openPage(page, path)
  const field = page.locator('main input[type="file"]')
  const choose = async (name: string, buffer: Buffer) =>
    await field.setInputFiles({ name, mimeType: 'image/jpeg', buffer })
  await choose('noir.jpg', await asJpeg(black))
  await expect(page.getByRole('alert')).toContainText('Aucun code sur cette photo.')
  await choose('faux.jpg', Buffer.from('no picture'))
  await expect(page.getByRole('alert')).toContainText('n’est pas une photo lisible')
  expect(await findViolations(page)).toEqual([])
  await choose('carte.jpg', await asJpeg(await draw('ean13', '4006381333931')))
  await expect(page.getByText('Code lu : 4 006381 333931.')).toBeFocused()
  expect(await findViolations(page)).toEqual([])
  await page.getByRole('button', { name: 'Scanner à nouveau' }).click()
  await expect(page.getByRole('button', { name: 'Scanner avec l’appareil photo' })).toBeVisible()
})

test('a camera that is refused leaves the photograph and the keys', async ({ visitor, faults }) => {
  faults.expected.push(/permission|status of 400/i)
  const page = await visitor(phone)
  await openPage(page, path)
  await page.getByRole('button', { name: 'Scanner avec l’appareil photo' }).click()
  await expect(page.getByRole('alert')).toContainText('recopiez le numéro')
  await page.getByRole('main').getByRole('link', { name: 'Code-barres avec 13 chiffres' }).click()
  await page.getByRole('main').locator('input[name="number"]').fill('4006381333932')
  await page.getByLabel('Nom de la carte').fill('Boulangerie')
  await page.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(page.getByRole('main')).toContainText('Un chiffre est faux')
})
