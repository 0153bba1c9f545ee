// rooms: src/portal/services/participation src/portal/services/walks src/server/api/participation src/server/mail
import { randomInt } from 'node:crypto'
import type { Locator, Page } from '@playwright/test'
import { keyboard } from './hands'
import { openPage } from './openPage'
import { waitForMail } from './outbox'
import { baseURL, expect, test } from './page'
import { tabTo } from './tabTo'

/** A text that no other visitor wrote. */
const newWords = () => `Un banc de ${randomInt(1e9)} cm, au sommet.`

/** How many reviews with some words the page of a walk shows to other visitors. */
async function countShown(walk: string, words: string): Promise<number> {
  const html = await (await fetch(`${baseURL}${walk}/avis`)).text()
  return html.split(`>${words}<`).length - 1
}

/** Rates a walk as the visitor of a page. */
async function rate(page: Page, town: string, dataUid: string, comment: string): Promise<void> {
  // The first page makes the visitor known.
  await page.request.get('/montclair')
  const fields = { duration: 90, difficulty: 'easy', pmr: 'Oui', stroller: 'Oui' }
  const data = { dataType: 'balade', dataUid, rate: 4, comment, fields }
  const answer = await page.request.post(`/core-service/api/v1/web/by-poi/${town}/rate`, { data })
  expect(answer.status(), await answer.text()).toBe(200)
}

test('a review written by keyboard alone is thanked for and shown to everyone at once', async ({ page }) => {
  const walk = '/montclair/balade/panorama-du-chateau'
  const words = newWords()
  const hands = keyboard(page)
  const dialog = page.getByRole('dialog')
  await openPage(page, walk)
  await hands.follow(page.getByRole('link', { name: 'Donner mon avis' }))
  await chooseMark(page, dialog, '4 étoiles')
  await hands.type(dialog.getByLabel('Durée de votre balade'), '90')
  await hands.pick(dialog.getByLabel('Difficulté'))
  for (const name of ['mobilité réduite', 'poussette'])
    await hands.press(dialog.getByRole('group', { name }).getByRole('radio', { name: 'Oui' }))
  await hands.type(dialog.getByLabel('Votre avis'), words)
  await hands.press(dialog.getByRole('button', { name: 'Envoyer' }))
  const thanks = page.getByRole('dialog', { name: 'Merci pour votre avis' })
  await expect(thanks).toContainText('Il est publié avec les autres.')
  await page.keyboard.press('Escape')
  await expect(page.getByText('Votre note : 4 sur 5')).toBeVisible()
  expect(await countShown(walk, words)).toBe(1)
  // The town reads it too, without a link to publish it by.
  expect(await waitForMail(words)).not.toContain('/avis-a-relire/')
})

test('a visitor changes and withdraws their review by keyboard alone', { tag: '@all' }, async ({ page }) => {
  const walk = '/montclair/balade/voie-lente'
  const words = newWords()
  await rate(page, 'poi-montclair-sur-meuse', 'voie-lente', words)
  await openPage(page, walk)
  const hands = keyboard(page)
  const dialog = page.getByRole('dialog')
  await expect(page.getByText('Votre note : 4 sur 5')).toBeVisible()
  await hands.follow(page.getByRole('link', { name: 'Modifier mon avis' }))
  await chooseMark(page, dialog, '2 étoiles')
  await hands.press(dialog.getByRole('button', { name: 'Envoyer' }))
  await expect(page.getByRole('dialog', { name: 'Merci pour votre avis' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByText('Votre note : 2 sur 5')).toBeVisible()
  expect(await countShown(walk, words)).toBe(1)
  await hands.follow(page.getByRole('link', { name: 'Retirer mon avis' }))
  await hands.press(dialog.getByRole('button', { name: 'Retirer mon avis' }))
  await expect(page.getByText('Votre note')).toHaveCount(0)
  expect(await countShown(walk, words)).toBe(0)
})

test('a town that reads reviews first publishes one by the link of its mail, and by a press only', {
  tag: '@all',
}, async ({ page, visitor, faults }) => {
  faults.expected.push(/status of 404/)
  const walk = '/hauteroche/balade/croix-des-pelerins'
  const words = newWords()
  const hands = keyboard(page)
  const dialog = page.getByRole('dialog')
  await rate(page, 'poi-hauteroche', 'croix-des-pelerins', words)
  await openPage(page, walk)
  await hands.follow(page.getByRole('link', { name: 'Modifier mon avis' }))
  await chooseMark(page, dialog, '5 étoiles')
  await hands.press(dialog.getByRole('button', { name: 'Envoyer' }))
  const thanks = page.getByRole('dialog', { name: 'Merci pour votre avis' })
  await expect(thanks).toContainText('Il sera publié dès que la commune l’aura lu.')
  await page.keyboard.press('Escape')
  await expect(page.getByText('Votre note : 5 sur 5')).toBeVisible()

  const [link = ''] = /\/hauteroche\/avis-a-relire\/[^\s"<]+/.exec(await waitForMail(words)) ?? []
  const desk = await visitor()
  // Programs that open links before people do publish nothing.
  await desk.goto(link)
  await desk.goto(link)
  expect(await countShown(walk, words)).toBe(0)
  await desk.goto(`${link.slice(0, -1)}${link.endsWith('A') ? 'B' : 'A'}`)
  await expect(desk.getByRole('status')).toHaveText('Cet avis n’existe plus, ou le lien est incomplet.')
  await expect(desk.getByText(words)).toHaveCount(0)
  await desk.goto(link)
  await expect(desk.getByText(words)).toBeVisible()
  await desk.getByRole('button', { name: 'Publier' }).click()
  await expect(desk.getByRole('status')).toHaveText('Cet avis est publié.')
  expect(await countShown(walk, words)).toBe(1)
})

/** Goes to the mark that is chosen, or to the first, and on by arrow keys. */
async function chooseMark(page: Page, dialog: Locator, name: string): Promise<void> {
  const marks = dialog.getByRole('radio', { name: /étoile/ })
  const chosen = marks.and(page.locator(':checked'))
  await marks.first().waitFor()
  await tabTo(page, (await chosen.count()) > 0 ? chosen : marks.first())
  const wanted = dialog.getByRole('radio', { name })
  for (let press = 0; press < 6 && !(await wanted.isChecked()); press++) await page.keyboard.press('ArrowRight')
  await expect(wanted).toBeChecked()
}
