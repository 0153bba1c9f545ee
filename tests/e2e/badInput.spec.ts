// rooms: renderer/inputs src/portal/services/participation src/server/api/pictures
import { truncate, writeFile } from 'node:fs/promises'
import type { Locator } from '@playwright/test'
import { openPage } from './openPage'
import { countMails, waitForMail } from './outbox'
import { expect, phone, test } from './page'

const noPicture = { name: 'fausse.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('Du texte.') }
const unreadable =
  'fausse.jpg : cette image ne peut pas être lue. Ouvrez-la sur votre appareil, enregistrez-la en JPEG, puis choisissez ce nouveau fichier.'
const wrongHours = /^La fin doit suivre le début/
const address = { street: 'Rue Haute', streetNumber: '3', zip: '4679', locality: 'Montclair' }

/** A place's name with markup, and a sign that turns the direction of text. */
const nameOf = (how: string) => `Chez <b>Mirza</b> ${process.pid}-${Date.now()} ${how}`
const turned = '\u202e'

/** Writes a file of 30 MB, all zero, and returns its path. */
async function writeLargeFile(): Promise<string> {
  const path = test.info().outputPath('grande.jpg')
  await writeFile(path, '')
  await truncate(path, 30_000_000)
  return path
}

async function typeAddress(form: Locator): Promise<void> {
  await form.locator('summary', { hasText: 'Compléter l’adresse vous-même' }).click()
  for (const [name, typed] of Object.entries(address)) await form.locator(`[name$="address.${name}"]`).fill(typed)
}

/** The town stored one suggestion, whose name is text and whose direction nobody turned. */
async function expectOneMail(name: string): Promise<void> {
  expect(await waitForMail(name)).not.toContain(turned)
  expect(countMails(name)).toBe(1)
}

test.describe('on a phone', () => {
  test.use(phone)

  test('each mistake in a suggestion has a sentence at its field, and costs nothing', { tag: '@all' }, async ({
    page,
  }) => {
    const name = nameOf('mit script')
    await openPage(page, '/montclair/contenu/lieux')
    await page.getByRole('main').getByRole('link', { name: 'Signaler ou proposer' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByText('Proposer un nouveau lieu').click()
    await dialog.getByRole('textbox', { name: 'Nom du lieu' }).fill(`${name}${turned}`)
    await dialog.getByLabel('Type de lieu').selectOption({ index: 1 })
    await typeAddress(dialog)
    const picture = dialog.getByRole('group', { name: 'Photo' })
    await dialog.locator('input[type=file]').setInputFiles(await writeLargeFile())
    await expect(picture.getByText(/^grande\.jpg\s: ce fichier dépasse 25\sMo\.$/)).toBeVisible()
    await dialog.locator('input[type=file]').setInputFiles(noPicture)
    await expect(picture.getByText(unreadable)).toBeVisible()
    const hours = dialog.getByRole('group', { name: 'mardi' })
    await hours.getByRole('combobox').selectOption({ label: 'Ouvert' })
    await hours.locator('input[type=time]').first().fill('18:00')
    await hours.locator('input[type=time]').last().fill('09:00')
    const send = dialog.getByRole('button', { name: 'Envoyer' })
    await send.click()
    await expect(hours.getByText(wrongHours)).toBeVisible()
    await hours.locator('input[type=time]').last().fill('19:00')
    await expect(dialog.getByRole('textbox', { name: 'Nom du lieu' })).toHaveValue(`${name}${turned}`)
    await send.click()
    await expect(page.getByRole('dialog', { name: 'Merci' })).toBeVisible()
    await expectOneMail(name)
  })
})

test.describe('without a script, on a phone', () => {
  test.use({ javaScriptEnabled: false, ...phone })

  test('a mistake and a file that is too large have a sentence in sight at their fields', { tag: '@all' }, async ({
    page,
    faults,
  }) => {
    faults.expected.push(/status of (400|413)/)
    const uid = 'poi-montclair-sur-meuse'
    await page.goto(`/montclair/participer/suggestion?type=portal&uid=${uid}&category=ville-lieu`)
    const main = page.getByRole('main')
    const summary = main.getByRole('region').getByRole('link')
    const send = main.getByRole('button', { name: 'Envoyer' })
    await main.getByRole('textbox', { name: 'Nom du lieu' }).fill(nameOf('sans script'))
    await main.getByLabel('Type de lieu').selectOption({ index: 1 })
    await typeAddress(main)
    await main.locator('[name="schedule.monday.start"]').fill('18:00')
    await main.locator('[name="schedule.monday.end"]').fill('09:00')
    await send.click()
    await expect(summary).toHaveText(wrongHours)
    const hours = main.getByRole('group', { name: 'Horaires' })
    await expect(hours.getByText(wrongHours).filter({ visible: true })).toHaveCount(1)
    await main.locator('[name="schedule.monday.start"]').fill('08:00')
    const sentence = 'Le fichier du champ " Photo " est trop lourd. Choisissez-en un de moins de 25 Mo.'
    await main.locator('input[type=file]').setInputFiles(await writeLargeFile())
    await send.click()
    await expect(summary).toHaveText(sentence)
    const picture = main.getByRole('group', { name: 'Photo' })
    await expect(picture.getByText(sentence).filter({ visible: true })).toHaveCount(1)
    await expect(main.locator('[name="schedule.monday.start"]')).toHaveValue('08:00')
  })
})
