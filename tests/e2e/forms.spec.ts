// rooms: renderer/blocks/form renderer/inputs src/portal/forms src/server/api/forms src/server/api/submissions
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { openPage } from './openPage'
import { expect, phone, test } from './page'

const form = '/hauteroche/contenu/contact'

async function fill(page: Page, email = 'anne@exemple.be'): Promise<void> {
  await page.getByLabel('Nom', { exact: true }).fill('Anne Collard')
  await page.getByLabel('Adresse e-mail').fill(email)
  await page.getByText('quelque chose au village').click()
  await page.getByLabel('Votre message').fill('Le banc près de la fontaine est cassé.')
}

/** An upright photograph, larger than its preview. */
const photo = async () => ({
  name: 'banc.jpg',
  mimeType: 'image/jpeg',
  buffer: await sharp({ create: { width: 900, height: 1600, channels: 3, background: '#6a8' } })
    .jpeg()
    .toBuffer(),
})

const send = (page: Page) => page.getByRole('button', { name: 'Envoyer' }).click()
const thanks = 'Merci, votre envoi nous est bien parvenu.'

for (const [device, options, tag] of [
  ['a desktop', {}, []],
  ['a phone', phone, '@all'],
] satisfies [string, object, [] | string][]) {
  test(`a form with a picture can be sent from ${device}`, { tag }, async ({ visitor }) => {
    const page = await visitor(options)
    await openPage(page, form)
    await fill(page)
    await page.locator('input[type=file]').setInputFiles(await photo())
    await page.getByRole('button', { name: 'Valider' }).click()
    const preview = page.getByRole('img', { name: /banc/ })
    await expect(preview).toBeVisible()
    const ratio = await preview.evaluate((image: HTMLImageElement) => image.naturalWidth / image.naturalHeight)
    expect(ratio, 'aspect ratio of the cropped picture').toBeCloseTo(16 / 9, 1)
    const sent = page.waitForRequest((request) => request.method() === 'POST')
    await send(page)
    expect((await sent).postDataJSON()).toMatchObject({
      email: 'anne@exemple.be',
      photo: { filename: expect.stringMatching(/^banc\.jpe?g$/), contentType: 'image/jpeg' },
    })
    await expect(page.getByText(thanks)).toBeVisible()
  })
}

test('mistakes are listed on submit, and nothing typed is lost', async ({ page }) => {
  await openPage(page, form)
  await fill(page, 'anne@')
  await send(page)
  const summary = page.getByRole('region').filter({ has: page.locator('a[href^="#"]') })
  await expect(summary).toBeFocused()
  await summary.getByRole('link').click()
  await expect(page.getByLabel('Adresse e-mail')).toBeFocused()
  await expect(page.getByLabel('Votre message')).toHaveValue('Le banc près de la fontaine est cassé.')
  await page.reload()
  await expect(page.getByLabel('Votre message')).toHaveValue('Le banc près de la fontaine est cassé.')
})

test('typing part of an address suggests it', async ({ page }) => {
  await openPage(page, form)
  const address = page.getByRole('combobox')
  await address.pressSequentially('egl')
  const top = await page.evaluate(() => scrollY)
  const found = page.getByRole('option')
  await expect(found.first()).toBeVisible()
  await expect(page.locator('[data-live-announcer] [role=log]').getByText(/^\d+ options? disponible/)).toBeAttached()
  await page.mouse.wheel(0, 40)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(top)
  await expect(found.first()).toBeVisible()
  await address.press('ArrowDown')
  await address.press('Enter')
  await expect(address).not.toHaveValue('egl')
  await expect(found).toHaveCount(0)
})
