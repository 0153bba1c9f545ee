// rooms: src/portal/navigation src/portal/location src/portal/actions renderer/actions src/server/api/menu
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

test('a link to a part of another page moves the focus to that part', { tag: '@all' }, async ({ page }) => {
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
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
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

test('a page opened by a link equals the page at its address', { tag: '@all' }, async ({ page, visitor }) => {
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

/** The buttons of a modal: what they do, and the address that they lead to. */
const buttons = [
  {
    label: 'Chemin',
    action: { handler: 'navigation', data: { path: '/publication', query: { query: 'rue' } } },
    target: '/montclair/publication?query=rue',
  },
  {
    label: 'Nom',
    action: {
      handler: 'navigation-name',
      data: { name: 'cardName-evenement-uid', params: { uid: 'concert-au-kiosque' } },
    },
    target: '/montclair/evenement/concert-au-kiosque',
  },
  { label: 'Accueil', action: { handler: 'back-home' }, target: '/montclair' },
  { label: 'Fermer', action: { handler: 'close-modal' }, target: '/montclair/contenu/voirie' },
]

const redirect = { label: 'Ailleurs', action: { handler: 'redirect', data: { url: 'https://www.wallonie.be/fr' } } }

/** Opens a modal on a page that is reached by a link, and presses one of its buttons. */
async function pressInModal(page: Page, label: string): Promise<void> {
  const modal = {
    title: 'Que voulez-vous faire ?',
    components: [],
    config: 'redirect',
    closable: false,
    buttons: [...buttons, redirect].map((button) => ({
      label: button.label,
      kind: 'secondary',
      action: button.action,
    })),
  }
  const components = [
    { type: 'button', data: { label: 'Ouvrir', kind: 'primary', action: { handler: 'modal', data: { modal } } } },
  ]
  await page.route('**/content/voirie?*', (route) => route.fulfill({ json: { data: { title: 'Voirie', components } } }))
  await openPage(page, '/montclair/menu')
  await page.getByRole('main').getByRole('link', { name: 'Voirie et travaux' }).click()
  await page.getByRole('button', { name: 'Ouvrir', exact: true }).click()
  await expect(page.locator('html')).toHaveCSS('overflow-y', /hidden|clip/)
  await page.mouse.click(5, 5)
  await page.getByRole('dialog').getByText(label, { exact: true }).click()
}

for (const { label, target } of buttons) {
  test(`the button “${label}” of a modal closes it and leads to ${target}`, { tag: '@all' }, async ({ page }) => {
    await pressInModal(page, label)
    await expect(page).toHaveURL(target)
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })
}

test('a modal leads to another site in a new tab, and remembers that', async ({ page, context, faults }) => {
  faults.expected.push(/wallonie\.be/)
  await context.route('https://www.wallonie.be/**', (route) => route.fulfill({ body: '<title>Wallonie</title>' }))
  const opened = context.waitForEvent('page')
  await pressInModal(page, redirect.label)
  await expect(await opened).toHaveURL('https://www.wallonie.be/fr')
  const stored = async () => {
    const [cookie] = (await context.cookies()).filter(({ name }) => name === 'beffroi_redirect_montclair')
    return decodeURIComponent(cookie?.value ?? '')
  }
  await expect.poll(stored).toBe('https://www.wallonie.be/fr')
})
