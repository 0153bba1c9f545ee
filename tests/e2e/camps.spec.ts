// rooms: src/portal/services/camps src/portal/services/readings src/server/api/camps src/server/api/readings
import { findViolations } from './axe'
import { openPage } from './openPage'
import { expect, phone, test } from './page'

/** Nights of the camp. */
const nights = 9

/** A day in July of the year after this one. Each try of a test has days of its own, because those of the one before stay taken. */
const july = (day: number) =>
  new Date(Date.UTC(new Date().getFullYear() + 1, 6, day + nights * test.info().retry)).toISOString().slice(0, 10)

test('a camp is registered on a phone', async ({ visitor }) => {
  const page = await visitor(phone)
  const main = page.getByRole('main')
  await openPage(page, '/montclair/camps')
  await main.getByRole('link', { name: /^Grange du Haut/ }).click()
  await expect(main.getByRole('heading', { name: 'Plan d’urgence' })).toBeVisible()
  expect(await findViolations(page)).toEqual([])
  await main.getByRole('link', { name: 'Inscrire un camp' }).click()
  await main.getByRole('link', { name: 'Lu et compris, continuer' }).click()
  for (const [label, text] of [
    ['Nom du groupe', '12e unité'],
    ['Arrivée', july(1)],
    ['Départ', july(1 + nights)],
    ['Nombre d’enfants et de jeunes', '24'],
    ['Nombre d’animateurs', '5'],
    ['Âge du plus jeune', '8'],
    ['Âge du plus âgé des jeunes', '12'],
    ['Responsable du camp', 'Anne Lambert'],
    ['Adresse e-mail', 'anne@exemple.be'],
    ['Téléphone', '+32 470 12 34 56'],
    ['Téléphone joignable jour et nuit sur place', '+32 470 12 34 57'],
  ] as const) {
    await page.getByLabel(label, { exact: true }).fill(text)
  }
  await page.getByLabel('Nous avons lu le règlement et le plan d’urgence').check()
  expect(await findViolations(page)).toEqual([])
  await main.getByRole('button', { name: 'Continuer vers le résumé' }).click()
  await expect(main.getByText('Rien n’est encore inscrit.')).toBeVisible()
  await main.getByRole('button', { name: 'Inscrire le camp' }).click()
  await expect(main.getByText('Votre camp est inscrit.')).toBeVisible()
  await expect(main.getByText(/^CAMP-/)).toBeVisible()
  expect(await findViolations(page)).toEqual([])
  await main.getByRole('link', { name: 'Vos camps' }).click()
  await expect(main.getByRole('link', { name: /12e unité/ })).toBeVisible()
})

test('a meter is read on a phone, and a reading that surprises is asked about', async ({ visitor, faults }) => {
  const page = await visitor(phone)
  const main = page.getByRole('main')
  await openPage(page, '/montclair/releves')
  const send = async (index: string) => {
    await page.getByLabel('Numéro du compteur').fill('30123')
    await page.getByLabel('Index du compteur').fill(index)
    await main.getByRole('button', { name: 'Envoyer mon relevé' }).click()
  }
  await send('01234567')
  await expect(main.getByText('Votre relevé est envoyé.')).toBeVisible()
  // The server asks.
  faults.expected.push(/status of 409/)
  await send('01134567')
  await expect(main.getByText(/^Vous avez écrit .* c’est plus bas que votre relevé du/)).toBeVisible()
  await main.getByRole('button', { name: 'Oui, c’est juste : envoyer' }).click()
  await expect(main.getByRole('row')).toHaveCount(3)
  expect(await findViolations(page)).toEqual([])
})
