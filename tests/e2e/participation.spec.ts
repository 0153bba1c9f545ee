import type { Page } from '@playwright/test'
import sharp from 'sharp'
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

test('a walk is rated and counts once more; the mark is changed and withdrawn', async ({ page }) => {
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

  test('a hole in the road is reported once, with its photo, through a reload, a lost network and two presses', async ({
    page,
    context,
    faults,
  }) => {
    faults.expected.push(/ERR_INTERNET_DISCONNECTED/)
    const message = `Un trou profond, ${process.pid} cm au moins.`
    const buffer = await sharp({ create: { width: 900, height: 1600, channels: 3, background: '#777' } })
      .jpeg()
      .toBuffer()
    await openPage(page, '/montclair/contenu/lieux')
    const open = page.getByRole('main').getByRole('link', { name: 'Signaler ou proposer' })
    await open.click()
    const dialog = page.getByRole('dialog')
    await dialog.getByText('Signaler un problème sur la voie publique').click()
    await dialog.getByRole('radio', { name: 'Chaussée et trottoirs' }).check()
    await dialog.getByRole('textbox', { name: 'Votre message' }).fill(message)
    await dialog.locator('input[type=file]').setInputFiles({ name: 'trou.jpg', mimeType: 'image/jpeg', buffer })
    const send = dialog.getByRole('button', { name: 'Envoyer' })
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
    await expect(dialog.getByRole('textbox', { name: 'Votre message' })).toHaveValue(message)
    await expect(photo).toBeVisible()

    await context.setOffline(true)
    await send.click()
    await expect(dialog.getByText('Pas de réponse : vérifiez votre connexion, puis réessayez.')).toBeVisible()
    await context.setOffline(false)
    let calls = 0
    page.on('request', (request) => {
      if (request.url().endsWith('/crowdsourcing')) calls++
    })
    await send.dblclick()
    await expect(page.getByRole('dialog', { name: 'Merci' })).toBeVisible()
    expect(calls).toBe(1)
    const letter = await waitForMail(message)
    expect(letter).toContain('photo.jpg')
    expect(letter).toContain('Chauss=C3=A9e et trottoirs')
  })
})
