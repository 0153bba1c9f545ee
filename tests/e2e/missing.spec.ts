import { notFoundMessage } from './allPages'
import { openPage } from './openPage'
import { expect, test } from './page'
import { towns } from './towns'

const missing = [
  {
    path: '/contenu/disparu',
    title: "Oops, le contenu n'existe plus…",
    linkName: 'Consulter d’autres contenus',
    to: '/menu',
  },
  {
    path: '/information/disparu',
    title: "Oops, le contenu n'existe plus…",
    linkName: 'Consulter d’autres contenus',
    to: '/menu',
  },
  {
    path: '/publication/disparue',
    title: "Oops, la publication n'existe plus…",
    linkName: 'Voir toutes les actualités',
    to: '/publication',
  },
  {
    path: '/evenement/disparu',
    title: "Oops, l'événement n'existe plus…",
    linkName: 'Voir tout l’agenda',
    to: '/evenements',
  },
  { path: '/nulle/part', title: 'Page introuvable', linkName: 'Retour à l’accueil', to: '' },
  { path: '/contenu', title: 'Page introuvable', linkName: 'Ouvrir le menu', to: '/menu' },
]

for (const { card } of towns) {
  for (const { path, title, linkName, to } of missing) {
    test(`/${card}${path} answers 404 and links onwards`, async ({ page, faults }) => {
      faults.expected.push(notFoundMessage(`/${card}${path}`))
      expect(await openPage(page, `/${card}${path}`)).toBe(404)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
      await page.setViewportSize({ width: 375, height: 720 })
      await expect(page.getByRole('button', { name: /Partager|favoris/ })).toHaveCount(0)
      const link = page.getByRole('main').getByRole('link', { name: linkName })
      await expect(link).toHaveAttribute('href', `/${card}${to}`)
      await link.click()
      await expect(page).toHaveURL(`/${card}${to}`)
      await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(title)
    })
  }
}

test('a link to deleted content shows that it is gone', async ({ page, faults }) => {
  faults.expected.push(/status of 404 .*\/content\/voirie/)
  await openPage(page, '/montclair/menu')
  await page.route(/\/content\/voirie\?/, (route) =>
    route.fulfill({ status: 404, json: { error: { status: 404, code: 'not-found', message: '', issues: [] } } }),
  )
  await page.getByRole('main').getByRole('link', { name: 'Voirie et travaux' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText("Oops, le contenu n'existe plus…")
  await expect(page).toHaveTitle(/le contenu n'existe plus/)
})

for (const address of ['/nulle-part', '/nulle-part/contenu/voirie', '/%3Cscript%3E', '/MONTCLAIR']) {
  test(`no town is at ${address}`, async ({ page, faults }) => {
    faults.expected.push(/status of 404/)
    expect((await page.goto(address))?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Aucun portail à cette adresse')
    await page.getByRole('main').getByRole('link').click()
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Aucun portail à cette adresse')
    await expect(page).toHaveURL('/hauteroche')
  })
}

test('an address with a null character is refused with an error page', async ({ page, faults }) => {
  faults.expected.push(/status of 400/)
  expect((await page.goto('/montclair%00'))?.status()).toBe(400)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.getByRole('link').click()
  await expect(page).toHaveURL('/hauteroche')
})

test('an address with broken encoding shows an error page', async ({ page, faults }) => {
  faults.expected.push(/status of 40[04]/)
  const response = await page.goto('/montclair/contenu/%E0%A4%A')
  expect([400, 404]).toContain(response?.status())
  expect(response?.headers()['content-type']).toContain('text/html')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})
