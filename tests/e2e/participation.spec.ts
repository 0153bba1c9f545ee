// rooms: src/portal/services/participation renderer/blocks/category-tree renderer/inputs src/server/api/participation
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { loseAnswers, unanswered } from './loseAnswers'
import { openPage, waitForReady } from './openPage'
import { waitForMail } from './outbox'
import { expect, phone, test } from './page'

const walk = '/montclair/balade/voie-lente'

/** Fills in what is asked about the walk. */
async function fillOpinion(page: Page, comment: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Donner votre avis' })
  await dialog.getByRole('radio', { name: '4 étoiles' }).check()
  await dialog.getByLabel('Durée de votre balade').fill('90')
  await dialog.getByLabel('Difficulté').selectOption('easy')
  await dialog.getByRole('group', { name: 'mobilité réduite' }).getByRole('radio', { name: 'Non' }).check()
  await dialog.getByRole('group', { name: 'poussette' }).getByRole('radio', { name: 'Oui' }).check()
  await dialog.getByLabel('Votre avis').fill(comment)
}

test('a walk is rated and counts once more; the mark is changed and withdrawn', { tag: '@all' }, async ({ page }) => {
  await openPage(page, walk)
  const rating = page.getByText(/^\d+ avis$/)
  const count = Number.parseInt((await rating.textContent()) ?? '', 10)
  await page.getByRole('link', { name: 'Donner mon avis' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Envoyer' }).click()
  await expect(dialog.getByText('Le champ " Votre note " est obligatoire')).toBeVisible()
  await fillOpinion(page, 'Chemin bien entretenu, de belles vues sur la Meuse.')
  await dialog.getByRole('button', { name: 'Envoyer' }).click()
  await expect(page.getByRole('dialog', { name: 'Merci pour votre avis' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(rating).toHaveText(`${count + 1} avis`)
  await expect(page.getByText('Votre note : 4 sur 5')).toBeVisible()
  await page.getByRole('link', { name: 'Modifier mon avis' }).click()
  await expect(dialog.getByLabel('Durée de votre balade')).toHaveValue('90')
  await expect(dialog.getByLabel('Votre avis')).toHaveValue(/belles vues/)
  await dialog.getByRole('radio', { name: '2 étoiles' }).check()
  await dialog.getByRole('button', { name: 'Envoyer' }).click()
  await expect(page.getByRole('dialog', { name: 'Merci pour votre avis' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByText('Votre note : 2 sur 5')).toBeVisible()
  await page.getByRole('link', { name: 'Retirer mon avis' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Retirer mon avis' }).click()
  await expect(rating).toHaveText(`${count} avis`)
  await expect(page.getByText('Votre note')).toHaveCount(0)
})

test.describe('on a phone', () => {
  test.use(phone)

  test('closing a form asks first, and a reload keeps what was typed', async ({ page }) => {
    await openPage(page, '/montclair/contenu/piscine')
    const open = page.getByRole('link', { name: 'Écrire à la commune' })
    await open.click()
    const message = page.getByRole('textbox', { name: 'Votre message' })
    await message.fill('L’horaire du samedi est-il encore le bon ?')
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Continuer à remplir' }).click()
    await expect(message).toHaveValue('L’horaire du samedi est-il encore le bon ?')
    await page.reload()
    await waitForReady(page)
    await open.click()
    await expect(message).toHaveValue('L’horaire du samedi est-il encore le bon ?')
    await page.keyboard.press('Escape')
    await expect(message).toHaveCount(0)
  })

  test('a photo and what was typed survive a reload before and after it is cropped', async ({ page }) => {
    await openPage(page, '/montclair/contenu/lieux')
    const { open, dialog, message, send } = await openHole(page)
    await message.fill('Un trou profond, un mètre au moins.')
    await dialog.locator('input[type=file]').setInputFiles(await photoNamed('trou.jpg'))
    await send.click()
    await expect(dialog.getByText('Validez le recadrage de l’image, ou annulez-le')).toBeVisible()
    const isKept = () => page.evaluate(() => Object.values(sessionStorage).some((kept) => kept.includes('isUncropped')))
    await expect.poll(isKept).toBe(true)
    await page.reload()
    await waitForReady(page)
    await open.click()
    await dialog.getByRole('button', { name: 'Valider' }).click()
    const photo = dialog.getByRole('img', { name: 'Aperçu de trou.jpg' })
    await expect(photo).toBeVisible()

    await page.reload()
    await waitForReady(page)
    await open.click()
    await expect(dialog.getByRole('radio', { name: 'Chaussée et trottoirs' })).toBeChecked()
    await expect(message).toHaveValue('Un trou profond, un mètre au moins.')
    await expect(photo).toBeVisible()
  })

  test('a hole in the road is reported once by two presses, and the town has its photo', async ({ page }) => {
    const words = `Un trou profond, ${process.pid}-${Date.now()} cm au moins.`
    await openPage(page, '/montclair/contenu/lieux')
    const { dialog, message, send } = await openHole(page)
    await message.fill(words)
    await dialog.locator('input[type=file]').setInputFiles(await photoNamed('trou.jpg'))
    await dialog.getByRole('button', { name: 'Valider' }).click()
    await expect(dialog.getByRole('img', { name: 'Aperçu de trou.jpg' })).toBeVisible()
    let calls = 0
    page.on('request', (request) => {
      if (request.url().endsWith('/crowdsourcing')) calls++
    })
    await send.dblclick()
    await expect(page.getByRole('dialog', { name: 'Merci' })).toBeVisible()
    expect(calls).toBe(1)
    const letter = await waitForMail(words)
    expect(letter).toContain('photo.jpg')
    expect(letter).toContain('Chauss=C3=A9e et trottoirs')
  })
})

/** An upright photograph, larger than its preview. */
const photoNamed = async (name: string) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await sharp({ create: { width: 900, height: 1600, channels: 3, background: '#6a8' } })
    .jpeg()
    .toBuffer(),
})

/** Opens the form for a hole in the road. */
async function openHole(page: Page) {
  const open = page.getByRole('main').getByRole('link', { name: 'Signaler ou proposer' })
  await open.click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText('Signaler un problème sur la voie publique').click()
  await dialog.getByRole('radio', { name: 'Chaussée et trottoirs' }).check()
  const message = dialog.getByRole('textbox', { name: 'Votre message' })
  return { open, dialog, message, send: dialog.getByRole('button', { name: 'Envoyer' }) }
}

test('a photo that is cropped anew after a reload makes no second report', { tag: '@all' }, async ({
  page,
  faults,
}) => {
  faults.expected.push(/ERR_FAILED/)
  const sent = await loseAnswers(page, '**/crowdsourcing')
  const photo = await photoNamed('trou.jpg')
  const words = `Un trou de ${process.pid}-${Date.now()} cm devant le banc rouge.`
  await openPage(page, '/montclair/contenu/lieux')
  const { open, dialog, message, send } = await openHole(page)
  const choosePhoto = async (zoom: string) => {
    await dialog.locator('input[type=file]').setInputFiles(photo)
    await dialog.getByRole('slider', { name: 'Zoom' }).fill(zoom)
    await dialog.getByRole('button', { name: 'Valider' }).click()
    await expect(dialog.getByRole('img', { name: /trou/ })).toBeVisible()
    await send.click()
  }
  await message.fill(words)
  await choosePhoto('1')
  await expect(dialog.getByText(unanswered)).toBeVisible()
  await page.reload()
  await waitForReady(page)
  sent.isLost = false
  await open.click()
  await expect(dialog.getByRole('radio', { name: 'Chaussée et trottoirs' })).toBeChecked()
  await expect(message).toHaveValue(words)
  await choosePhoto('2')
  await expect(page.getByRole('dialog', { name: 'Merci' })).toBeVisible()
  expect(sent.answers).toHaveLength(2)
  expect(sent.answers[1]).toEqual(sent.answers[0])
})
