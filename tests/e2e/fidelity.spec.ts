import { findViolations } from './axe'
import { openPage, waitForReady } from './openPage'
import { expect, phone, test } from './page'

const path = '/montclair/carte-de-fidelite'

test('a loyalty card is added, shown without a network, changed and removed on a phone', async ({
  visitor,
  faults,
}) => {
  const page = await visitor(phone)
  const [main, dialog] = [page.getByRole('main'), page.getByRole('dialog')]
  await openPage(page, path)
  await expect(main.getByText('Aucune carte pour le moment')).toBeVisible()

  await main.getByRole('link', { name: 'Ajouter une carte' }).click()
  await dialog.getByText('Code-barres avec 13 chiffres').click()
  await dialog.getByLabel('Nom de la carte').fill('Boulangerie du Pont')
  const number = dialog.getByLabel('Les 13 chiffres sous le code-barres')
  await number.fill('4006381333932')
  await dialog.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(dialog.getByText('Un chiffre est faux')).toBeVisible()
  await expect(number).toBeFocused()
  expect(await findViolations(page)).toEqual([])
  await number.fill('4006381333931')
  await dialog.getByRole('button', { name: 'Enregistrer' }).click()
  const card = main.getByRole('link', { name: 'Boulangerie du Pont' })
  await expect(card).toBeVisible()
  expect(await findViolations(page)).toEqual([])

  await card.click()
  await expect(main.getByRole('img', { name: 'Code de la carte « Boulangerie du Pont »' })).toBeVisible()
  await expect(main.getByText('4 006381 333931')).toBeVisible()
  expect(await findViolations(page)).toEqual([])
  await expect
    .poll(() =>
      page.evaluate(() =>
        caches.match('/montclair/carte-de-fidelite/hors-ligne', { ignoreSearch: true }).then(Boolean),
      ),
    )
    .toBe(true)
  await waitForReady(page)
  faults.expected.push(/ERR_INTERNET_DISCONNECTED|Failed to fetch/)
  await page.context().setOffline(true)
  await page.reload()
  await expect(page).toHaveURL(/\/hors-ligne/)
  await expect(main.getByText('4 006381 333931')).toBeVisible()
  await main.getByRole('link', { name: 'Toutes vos cartes' }).click()
  await expect(card).toBeVisible()
  expect(await findViolations(page)).toEqual([])
  await page.context().setOffline(false)

  await openPage(page, path)
  await card.click()
  await main.getByRole('link', { name: 'Modifier' }).click()
  await dialog.getByLabel('Nom de la carte').fill('Le bon pain')
  await dialog.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(main.getByRole('heading', { name: 'Le bon pain' })).toBeVisible()
  await main.getByRole('link', { name: 'Retirer' }).click()
  await dialog.getByRole('button', { name: 'Retirer' }).click()
  await expect(main.getByText('La carte est retirée.')).toBeVisible()
  await expect(main.getByText('Aucune carte pour le moment')).toBeVisible()
  // Nothing of it stays on the device.
  const kept = () => page.evaluate(async () => [...Object.keys(localStorage), ...(await caches.keys())])
  await expect.poll(kept).toEqual([])
})
