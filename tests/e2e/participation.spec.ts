import type { Page } from '@playwright/test'
import { openHydrated } from './hydration'
import { expect, phone, test } from './page'

const walk = '/montclair/balade/bords-de-meuse'

/** Fills in what is asked about the walk. */
async function fillOpinion(page: Page, comment: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Donner votre avis' })
  await dialog.getByRole('radio', { name: '4 étoiles' }).check({ force: true })
  await dialog.getByLabel('Durée de votre balade').fill('90')
  await dialog.getByLabel('Difficulté').selectOption('easy')
  await dialog.getByRole('group', { name: 'mobilité réduite' }).getByRole('radio', { name: 'Non' }).check()
  await dialog.getByRole('group', { name: 'poussette' }).getByRole('radio', { name: 'Oui' }).check()
  await dialog.getByLabel('Votre avis').fill(comment)
}

test('a walk is rated, and counts once more', async ({ page }) => {
  await openHydrated(page, walk)
  const rating = page.getByText(/^\d+ avis$/)
  const count = Number.parseInt((await rating.textContent()) ?? '', 10)
  await page.getByRole('button', { name: 'Donner mon avis' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Envoyer' }).click()
  await expect(dialog.getByText('Le champ " Votre note " est obligatoire')).toBeVisible()
  await fillOpinion(page, 'Chemin bien entretenu, de belles vues sur la Meuse.')
  await dialog.getByRole('button', { name: 'Envoyer' }).click()
  await expect(page.getByRole('dialog', { name: 'Merci pour votre avis' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(rating).toHaveText(`${count + 1} avis`)
})

test.describe('on a phone', () => {
  test.use(phone)

  test('closing a form asks first, and a reload keeps what was typed', async ({ page }) => {
    await openHydrated(page, '/montclair/contenu/piscine')
    const open = page.getByRole('button', { name: 'Écrire à la commune' })
    await open.click()
    const message = page.getByRole('textbox', { name: 'Votre message' })
    await message.fill('L’horaire du samedi est-il encore le bon ?')
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Continuer à remplir' }).click()
    await expect(message).toHaveValue('L’horaire du samedi est-il encore le bon ?')
    await page.reload()
    await open.click()
    await expect(message).toHaveValue('L’horaire du samedi est-il encore le bon ?')
    await page.keyboard.press('Escape')
    await expect(message).toHaveCount(0)
  })

  test('a suggestion that the network loses stays, and is sent again', async ({ page, context, faults }) => {
    faults.expected.push(/ERR_INTERNET_DISCONNECTED/)
    await openHydrated(page, walk)
    await page.waitForLoadState('networkidle')
    await page.getByRole('button', { name: 'Signaler ou proposer quelque chose' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('radio', { name: 'Balisage manquant ou erroné' }).check()
    await dialog.getByRole('textbox', { name: 'Votre message' }).fill('La balise manque au carrefour du lavoir.')
    await context.setOffline(true)
    await dialog.getByRole('button', { name: 'Envoyer' }).click()
    await expect(dialog.getByText('Une erreur est survenue. Veuillez réessayer plus tard.')).toBeVisible()
    await context.setOffline(false)
    await dialog.getByRole('button', { name: 'Envoyer' }).click()
    await expect(page.getByRole('dialog', { name: 'Merci' })).toBeVisible()
  })
})
