import type { Page } from '@playwright/test'
import { openPage } from './openPage'
import { expect, phone, test } from './page'

/** Marks the document; a newly loaded one would not have the mark. */
const mark = (page: Page) => page.evaluate(() => document.documentElement.setAttribute('data-mark', ''))
const isSameDocument = (page: Page) => page.evaluate(() => document.documentElement.hasAttribute('data-mark'))
const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY))

test('a link changes page, title, focus and scroll position without a new document', async ({ page }) => {
  await openPage(page, '/montclair')
  await mark(page)
  const link = page.locator('main a[href="/montclair/publication/travaux-rue-haute"]').first()
  await link.scrollIntoViewIfNeeded()
  expect(await scrolled(page)).toBeGreaterThan(0)
  await link.click()
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText('Rue Haute : la circulation passe en alternance')
  await expect(heading).toBeFocused()
  await expect(page).toHaveTitle('Rue Haute : la circulation passe en alternance – Montclair-sur-Meuse')
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
    'href',
    `https://www.montclair.example${new URL(page.url()).pathname}`,
  )
  await expect(page.getByRole('status').filter({ hasText: /^Rue Haute/ })).toHaveCount(1)
  expect(await scrolled(page)).toBe(0)
  expect(await isSameDocument(page)).toBe(true)
})

test('a link to a part of another page moves the focus to that part', async ({ page }) => {
  await openPage(page, '/montclair/information/bibliotheque')
  await page.getByRole('link', { name: 'Lire les avis' }).click()
  await expect(page.locator('#avis')).toBeFocused()
})

test('back and forward restore page, title and scroll position', async ({ page }) => {
  await openPage(page, '/montclair')
  await mark(page)
  const link = page.locator('main a[href="/montclair/publication/travaux-rue-haute"]').first()
  await link.scrollIntoViewIfNeeded()
  const before = await scrolled(page)
  await link.click()
  await expect(page.getByRole('heading', { level: 1, name: /^Rue Haute/ })).toBeFocused()
  await page.evaluate(() => window.scrollTo({ top: 120, behavior: 'instant' }))
  await page.goBack()
  await expect(page).toHaveTitle('Montclair-sur-Meuse')
  await expect.poll(() => scrolled(page)).toBe(before)
  await page.goForward()
  await expect(page).toHaveTitle(/^Rue Haute/)
  await expect.poll(() => scrolled(page)).toBe(120)
  expect(await isSameDocument(page)).toBe(true)
})

test('back shows the previous page without the network', async ({ page, context, faults }) => {
  faults.expected.push(/ERR_INTERNET_DISCONNECTED/)
  await openPage(page, '/montclair')
  await page.getByRole('navigation', { name: 'Navigation principale' }).getByRole('link', { name: 'Agenda' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Agenda' })).toBeVisible()
  await context.setOffline(true)
  await page.goBack()
  await expect(page).toHaveTitle('Montclair-sur-Meuse')
  await expect(page.getByRole('main').getByRole('heading', { name: 'À la une' })).toBeVisible()
})

test('a section without a page of its own leads to one that lists its pages', async ({ page }) => {
  await openPage(page, '/montclair')
  await mark(page)
  await page.getByRole('navigation', { name: 'Navigation principale' }).getByRole('link', { name: 'À propos' }).click()
  await expect(page).toHaveURL('/montclair/menu/a-propos')
  await expect(page.getByRole('heading', { level: 1, name: 'À propos du portail' })).toBeFocused()
  await expect(page.getByRole('main').getByRole('link', { name: 'Vie privée' })).toBeVisible()
  expect(await isSameDocument(page)).toBe(true)
})

test('links that open elsewhere are left to the browser', async ({ page, context }) => {
  await openPage(page, '/montclair')
  const opened = context.waitForEvent('page')
  await page
    .locator('main a[href="/montclair/publication/travaux-rue-haute"]')
    .first()
    .click({ modifiers: ['Control'] })
  const tab = await opened
  await expect(tab.getByRole('heading', { level: 1 })).toHaveText(/^Rue Haute/)
  await expect(page).toHaveTitle('Montclair-sur-Meuse')
  const outside = page.getByRole('contentinfo').locator('a[href^="https:"]')
  for (const link of await outside.all()) {
    await expect(link).toHaveAttribute('target', '_blank')
    await expect(link).toHaveAttribute('rel', /noopener/)
    await expect(link).toContainText('(nouvel onglet)')
  }
})

test('the later of two links wins', async ({ page }) => {
  await openPage(page, '/montclair')
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(/\/portal\/montclair\/publications\?/, async (route) => {
    await held
    await route.continue()
  })
  const navigation = page.getByRole('navigation', { name: 'Navigation principale' })
  await navigation.getByRole('link', { name: 'Actualités' }).click()
  await expect(page.getByRole('progressbar')).toBeAttached()
  await expect(page.getByRole('main')).toHaveAttribute('aria-busy', 'true')
  await navigation.getByRole('link', { name: 'Agenda' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Agenda' })).toBeVisible()
  release()
  await expect(page.getByRole('main')).not.toHaveAttribute('aria-busy')
  await expect(page.getByRole('heading', { level: 1, name: 'Agenda' })).toBeVisible()
  await expect(page).toHaveURL('/montclair/evenements')
})

test('a page opened by a link equals the page at its address', async ({ page, visitor }) => {
  for (const path of ['/contenu/voirie', '/publication', '/evenements', '/menu']) {
    await openPage(page, '/montclair/contenu/contact')
    await page.locator(`a[href="/montclair${path}"]:visible`).first().click()
    await expect(page).toHaveURL(`/montclair${path}`)
    const direct = await visitor({ javaScriptEnabled: false })
    await direct.goto(`/montclair${path}`)
    const title = (await direct.getByRole('heading', { level: 1 }).textContent()) ?? ''
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    const texts = (one: Page) => one.getByRole('main').getByRole('heading').allTextContents()
    await expect.poll(() => texts(page)).toEqual(await texts(direct))
    expect(await page.title()).toBe(await direct.title())
  }
})

test('the way back leads up from the first page, one step back later, and home from the sign-in', async ({
  visitor,
}) => {
  const page = await visitor(phone)
  const back = page.getByRole('banner').getByRole('link', { name: 'Retour' })
  await openPage(page, '/montclair/publication/travaux-rue-haute')
  expect(await page.evaluate(() => window.history.length)).toBeLessThanOrEqual(2)
  const heading = page.getByRole('heading', { level: 1 })
  await back.click()
  await expect(page).toHaveURL('/montclair/publication')
  // The address changes before the page is there.
  await expect(heading).toHaveText('Actualités')
  await page
    .getByRole('main')
    .getByRole('link', { name: /Rue Haute/ })
    .first()
    .click()
  await expect(page).toHaveURL('/montclair/publication/travaux-rue-haute')
  await expect(heading).toHaveText(/^Rue Haute/)
  const length = await page.evaluate(() => window.history.length)
  expect(length).toBeGreaterThan(2)
  await back.click()
  await expect(page).toHaveURL('/montclair/publication')
  expect(await page.evaluate(() => window.history.length)).toBe(length)
  await openPage(page, '/montclair/compte/connexion')
  await back.click()
  await expect(page).toHaveURL('/montclair')
})

test('the actions of a modal lead where they say, close it, and remember a redirection', async ({
  page,
  context,
  faults,
}) => {
  faults.expected.push(/wallonie\.be/)
  const button = (label: string, action: object) => ({ label, kind: 'secondary', action })
  const modal = {
    title: 'Que voulez-vous faire ?',
    components: [],
    config: 'redirect',
    closable: false,
    buttons: [
      button('Chemin', { handler: 'navigation', data: { path: '/publication', query: { query: 'rue' } } }),
      button('Nom', {
        handler: 'navigation-name',
        data: { name: 'cardName-evenement-uid', params: { uid: 'concert-au-kiosque' } },
      }),
      button('Accueil', { handler: 'back-home' }),
      button('Ailleurs', { handler: 'redirect', data: { url: 'https://www.wallonie.be/fr' } }),
      button('Fermer', { handler: 'close-modal' }),
    ],
  }
  const components = [
    { type: 'button', data: { label: 'Ouvrir', kind: 'primary', action: { handler: 'modal', data: { modal } } } },
  ]
  await page.route('**/content/voirie?*', (route) => route.fulfill({ json: { data: { title: 'Voirie', components } } }))
  await context.route('https://www.wallonie.be/**', (route) => route.fulfill({ body: '<title>Wallonie</title>' }))
  const dialog = page.getByRole('dialog')
  const press = async (name: string) => {
    await openPage(page, '/montclair/menu')
    await page.getByRole('main').getByRole('link', { name: 'Voirie et travaux' }).click()
    await page.getByRole('button', { name: 'Ouvrir', exact: true }).click()
    await expect(page.locator('html')).toHaveCSS('overflow-y', /hidden|clip/)
    await page.mouse.click(5, 5)
    await dialog.getByText(name, { exact: true }).click()
  }
  await press('Chemin')
  await expect(page).toHaveURL('/montclair/publication?query=rue')
  await expect(dialog).toHaveCount(0)
  await press('Nom')
  await expect(page).toHaveURL('/montclair/evenement/concert-au-kiosque')
  await expect(dialog).toHaveCount(0)
  await press('Accueil')
  await expect(page).toHaveURL('/montclair')
  await press('Fermer')
  await expect(dialog).toHaveCount(0)
  await expect(page).toHaveURL('/montclair/contenu/voirie')
  const opened = context.waitForEvent('page')
  await press('Ailleurs')
  await expect(await opened).toHaveURL('https://www.wallonie.be/fr')
  const stored = async () => {
    const [cookie] = (await context.cookies()).filter(({ name }) => name === 'beffroi_redirect_montclair')
    return decodeURIComponent(cookie?.value ?? '')
  }
  await expect.poll(stored).toBe('https://www.wallonie.be/fr')
})
