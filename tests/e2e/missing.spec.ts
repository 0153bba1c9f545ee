// rooms: src/portal/routes src/portal/navigation src/server/api/content src/portal/services/content
import { openPage, waitForReady } from './openPage'
import { expect, phone, test } from './page'

test('a link to deleted content shows that it is gone, without a button to share or keep it', async ({
  visitor,
  faults,
}) => {
  faults.expected.push(/status of 404 .*\/content\/voirie/)
  const page = await visitor(phone)
  await openPage(page, '/montclair/menu')
  await page.route(/\/content\/voirie\?/, (route) =>
    route.fulfill({ status: 404, json: { error: { status: 404, code: 'not-found', message: '', issues: [] } } }),
  )
  await page.getByRole('main').getByRole('link', { name: 'Voirie et travaux' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText("Oops, le contenu n'existe plus…")
  await expect(page).toHaveTitle(/le contenu n'existe plus/)
  await expect(page.getByRole('button', { name: /Partager|favoris/ })).toHaveCount(0)
  await page.getByRole('main').getByRole('link', { name: 'Consulter d’autres contenus' }).click()
  await expect(page).toHaveURL('/montclair/menu')
  await waitForReady(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Menu')
})

test('the page of an address without content has no button to share or keep it, and leads onwards', async ({
  page,
  faults,
}) => {
  faults.expected.push(/status of 404 .*\/hauteroche\/evenement\/disparu\)$/)
  await page.setViewportSize({ width: 375, height: 720 })
  expect(await openPage(page, '/hauteroche/evenement/disparu')).toBe(404)
  await expect(page.getByRole('button', { name: /Partager|favoris/ })).toHaveCount(0)
  await page.getByRole('main').getByRole('link', { name: 'Voir tout l’agenda' }).click()
  await expect(page).toHaveURL('/hauteroche/evenements')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Agenda')
})
