// rooms: src/portal/services/defects src/server/api/defects src/server/web/defects
import { randomInt, randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { accountSteps } from './accountSteps'
import { findViolations } from './axe'
import { openPage, waitForReady } from './openPage'
import { waitForMail } from './outbox'
import { expect, phone, test } from './page'
import { tabTo } from './tabTo'

const [start, list] = ['/montclair/signalement', '/montclair/signalement/liste']

/** Sends a report with a picture, with an account of its own. Resolves to its reference and the link of the town. */
async function sendReport(page: Page): Promise<{ reference: string; uid: string; townPath: string }> {
  await page.goto('/montclair/compte/connexion')
  await accountSteps(page).openAccount()
  const create = { width: 640, height: 480, channels: 3 as const, background: '#887766' }
  const file = (await sharp({ create }).jpeg().toBuffer()).toString('base64')
  const description = `Un trou de ${randomInt(1e9)} cm devant le garage.`
  const answer = await page.request.post('/street-defect-service/api/v1/web/report', {
    headers: { 'idempotency-key': randomUUID() },
    data: {
      portal: 'montclair',
      provider: 'travaux',
      category: 'nid-de-poule',
      lat: 50.6366,
      lon: 5.7812,
      description,
      fields: { taille: 'grand' },
      files: [{ filename: 'rue.jpg', contentType: 'image/jpeg', file }],
    },
  })
  expect(answer.status(), await answer.text()).toBe(200)
  const { reference, uid } = (await answer.json()).data
  const mail = await waitForMail(reference, 'signalement-a-traiter')
  const [townPath = ''] = /\/montclair\/signalement-a-traiter\/[\w./-]+/.exec(mail) ?? []
  return { reference, uid, townPath }
}

/** Answers a report as the town does by the link of its mail, which runs no script. */
async function answerAsTown(page: Page, townPath: string): Promise<void> {
  await page.goto(townPath)
  expect(await findViolations(page)).toEqual([])
  await page.getByLabel('Résolu').check()
  await page.getByLabel(/^Réponse/).fill('Le trou a disparu.')
  await page.getByLabel(/Photo 1\./).check()
  await page.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(page.getByRole('status')).toContainText('C’est enregistré.')
  expect(await findViolations(page)).toEqual([])
}

test('a report is found in the list, followed, and answered by the town, which its page and a mail tell', async ({
  visitor,
}) => {
  const { reference, uid, townPath } = await sendReport(await visitor())
  const page = await visitor(phone)
  const main = page.getByRole('main')
  const steps = accountSteps(page)
  await openPage(page, '/montclair/compte/connexion')
  const email = await steps.openAccount()
  await openPage(page, list)
  expect(await findViolations(page)).toEqual([])
  await main.getByLabel('Sujet').selectOption({ label: 'Nid-de-poule' })
  await main.getByRole('button', { name: 'Afficher' }).click()
  await expect(page).toHaveURL(/category=nid-de-poule/)
  await expect(main.getByRole('status').filter({ hasText: /^\d+ signalements?$/ })).toBeAttached()
  const card = main.getByRole('article').filter({ hasText: reference })
  await expect(card.getByRole('img')).toHaveCount(0)
  await card.getByRole('link').click()
  await expect(main.getByRole('heading', { name: 'Nid-de-poule', level: 1 })).toBeVisible()
  await main.getByRole('button', { name: 'Suivre ce signalement' }).click()
  await expect(main.getByText('1 personne le suit')).toBeVisible()
  await expect(main.getByRole('button', { name: 'Ne plus suivre' })).toBeFocused()
  expect(await findViolations(page)).toEqual([])

  await answerAsTown(await visitor(), townPath)
  await page.reload()
  await waitForReady(page)
  await expect(main.getByRole('listitem').filter({ hasText: 'Résolu' })).toContainText('Le trou a disparu.')
  await expect(main.getByRole('img', { name: /^Photo 1/ })).toBeVisible()
  expect(await waitForMail(email, reference, 'Le trou a disparu.')).toContain(`/montclair/signalement/${uid}`)
  expect(await findViolations(page)).toEqual([])
})

test('a report that cannot be followed without a network says so, and is followed once there is one', async ({
  visitor,
  faults,
}) => {
  faults.expected.push(/ERR_INTERNET_DISCONNECTED|Failed to fetch/)
  const page = await visitor()
  const main = page.getByRole('main')
  await openPage(page, '/montclair/compte/connexion')
  await accountSteps(page).openAccount()
  await openPage(page, `${list}?category=banc`)
  await main.getByRole('article').getByRole('link').first().click()
  await waitForReady(page)
  const follow = main.getByRole('button', { name: 'Suivre ce signalement' })
  await expect(follow).toBeVisible()
  await page.context().setOffline(true)
  await follow.click()
  await expect(main.getByRole('alert')).toContainText('Pas de réponse')
  await expect(follow).toBeVisible()
  await page.context().setOffline(false)
  await follow.click()
  await expect(main.getByRole('button', { name: 'Ne plus suivre' })).toBeVisible()
  await expect(main.getByRole('alert')).toHaveCount(0)
})

test('keys lead on the map to a report and to its page', async ({ page }) => {
  await openPage(page, '/montclair/signalement/carte')
  const main = page.getByRole('main')
  const stage = main.locator('[data-map=ready]')
  await expect(stage).toBeVisible()
  expect(await findViolations(page)).toEqual([])
  await tabTo(page, stage)
  await page.keyboard.press('Alt+ArrowRight')
  await page.keyboard.press('Enter')
  const card = main.getByRole('group').filter({ has: page.getByRole('button', { name: 'Fermer' }) })
  await expect(card).toBeFocused()
  await tabTo(page, card.getByRole('link', { name: 'Voir le signalement' }))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/signalement\/[0-9a-f-]{36}$/)
  await expect(main.getByRole('heading', { level: 1 })).toBeVisible()
})

test('the cross on the map moves by keys, says where it is, and begins at what comes closest to the typed address', async ({
  visitor,
}) => {
  const page = await visitor()
  const main = page.getByRole('main')
  await accountSteps(page).openAccount()
  await openPage(page, `${start}?step=place`)
  await main.getByRole('button', { name: 'Utiliser ma position' }).click()
  await expect(main.getByRole('alert')).toContainText('Votre appareil ne partage pas sa position avec ce site.')
  await main.getByRole('searchbox').fill('xqzw')
  await main.getByRole('searchbox').press('Enter')
  await expect(main.getByRole('status').first()).toContainText('Il manque encore l’endroit')
  await main.getByRole('searchbox').fill('rue du Pont 12')
  await main.getByRole('button', { name: 'Chercher' }).click()
  await expect(main.getByRole('link', { name: /^Rue du Pont 12/ })).toBeVisible()
  const under = main.getByRole('status').last()
  await expect(under).toContainText('Rue du Pont')
  await waitForReady(page)
  expect(await findViolations(page)).toEqual([])
  const [before, address] = [await under.textContent(), page.url()]
  await tabTo(page, main.locator('[data-map=ready]'))
  for (let press = 0; press < 3; press++) await page.keyboard.press('ArrowLeft')
  await expect(under).not.toHaveText(before ?? '')
  await tabTo(page, main.getByRole('button', { name: 'C’est ici' }))
  await page.keyboard.press('Enter')
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Que se passe-t-il ?')
  expect(address).toContain('address=')
  await expect(page).toHaveURL(/lat=50\.6\d+&lon=5\.7\d+/)
})

test('a place that was kept in words alone is searched, and asks for the exact one', async ({ visitor }) => {
  const page = await visitor(phone)
  const main = page.getByRole('main')
  await accountSteps(page).openAccount()
  await openPage(page, start)
  await openPage(page, `${start}/hors-ligne`)
  await main.getByLabel('Décrivez l’endroit').fill('rue du Pont 12')
  await main.getByLabel('Que se passe-t-il ?').selectOption({ label: 'Trottoir abîmé' })
  await main.getByLabel(/^Décrivez le problème/).fill('Une dalle est cassée.')
  await main.getByRole('button', { name: 'Garder le brouillon' }).click()
  await expect(main.getByText('Montrez l’endroit au retour du réseau')).toBeVisible()
  await openPage(page, start)
  await expect(main.getByText('Brouillon, il manque l’endroit')).toBeVisible()
  await main.getByRole('link', { name: /^Continuer/ }).click()
  await expect(main.getByRole('status').first()).toContainText('ou montrez l’endroit sur la carte')
  await main.getByRole('link', { name: /^Rue du Pont 12/ }).click()
  await expect(main.getByRole('button', { name: /^Envoyer|^C’est le même/ }).first()).toBeVisible()
})
