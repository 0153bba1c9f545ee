// rooms: src/portal/services/settings
import type { Page } from '@playwright/test'
import { findViolations } from './axe'
import { openPage, waitForReady } from './openPage'
import { expect, phone, test } from './page'

const surface = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor)

for (const { name, options, tag } of [
  { name: 'phone', options: phone, tag: [] },
  { name: 'desktop', options: {}, tag: '@all' },
]) {
  test(`dark colours and a larger text apply at once on a ${name}, and stay`, { tag }, async ({ visitor }) => {
    const page = await visitor(options)
    await openPage(page, '/montclair/parametres')
    const light = await surface(page)
    await page.getByRole('button', { name: 'Sombres' }).click()
    await page.getByRole('button', { name: 'Très grande' }).click()
    await expect(page.getByRole('button', { name: 'Sombres (choisi)' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Claires (choisi)' })).toHaveCount(0)
    const dark = await surface(page)
    expect(dark).not.toBe(light)
    expect(await findViolations(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0)

    // The server writes both into the page, so nothing changes once a script runs.
    const html = await (await page.request.get('/montclair')).text()
    expect(html).toMatch(/<html data-scheme="dark" data-text-size="largest" /)
    await page.reload()
    await waitForReady(page)
    expect(await surface(page)).toBe(dark)
    await page.getByRole('button', { name: 'Normale' }).click()
    await page.getByRole('button', { name: 'Comme l’appareil' }).click()
    await expect.poll(() => surface(page)).toBe(light)
  })
}

test('the settings say in words what is stored on the device, and forgetting everything removes it', async ({
  page,
}) => {
  await openPage(page, '/montclair/parametres')
  await page.getByRole('button', { name: 'Sombres' }).click()
  await page.evaluate(() => {
    localStorage.setItem('beffroi_needs', 'wheelchair')
    sessionStorage.setItem('beffroi draft', 'x')
  })
  await page.reload()
  await waitForReady(page)
  await expect(page.getByRole('list', { name: 'Gardé en ce moment' }).getByRole('listitem')).toContainText([
    'Votre choix sur les cookies',
    'Les couleurs que vous avez choisies',
    'Vos besoins, comme les accès sans marche',
    'Ce que vous avez commencé à écrire dans un formulaire',
  ])
  const forget = page.getByRole('button', { name: 'Tout oublier sur cet appareil' })
  const question = page.getByRole('dialog', { name: 'Tout oublier sur cet appareil' })
  await forget.click()
  await expect(question).toBeVisible()
  expect(await findViolations(page)).toEqual([])
  await question.getByRole('button', { name: 'Annuler' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-scheme', 'dark')
  await forget.click()
  await question.getByRole('button', { name: 'Tout oublier', exact: true }).click()
  await expect(page.locator('html')).not.toHaveAttribute('data-scheme')
  await expect(page).toHaveURL('/montclair/parametres')
  await waitForReady(page)
  expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0)
  const names = (await page.context().cookies()).map(({ name }) => name)
  expect(names).not.toContain('beffroi_scheme')
})
