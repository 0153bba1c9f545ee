import type { Page } from '@playwright/test'
import { openPage, waitForReady } from './openPage'
import { expect, test } from './page'
import { towns } from './towns'

const names = { de: 'Deutsch', en: 'English' }
const menuName = { de: 'Menü', en: 'Menu' }

async function chooseLanguage(page: Page, name: string): Promise<void> {
  await page.getByRole('banner').locator('summary').click()
  await page.getByRole('banner').getByRole('link', { name, exact: true }).click()
}

const localeOf = async (page: Page): Promise<string | undefined> =>
  (await page.context().cookies()).find(({ name }) => name === 'i18n_redirected')?.value

for (const { card, other, home, publications } of towns) {
  const titles = home.sections.flatMap(({ translations }) => translations?.[other]?.title ?? [])

  for (const javaScriptEnabled of [true, false]) {
    test(`${card} can be read in ${other} ${javaScriptEnabled ? 'with' : 'without'} scripts`, async ({ visitor }) => {
      const page = await visitor({ javaScriptEnabled })
      await page.goto(`/${card}`)
      expect(await localeOf(page)).toBeUndefined()
      await chooseLanguage(page, names[other])
      await expect(page.locator('html')).toHaveAttribute('lang', other)
      expect(new URL(page.url()).pathname).toBe(`/${card}`)
      expect(await localeOf(page)).toBe(other)
      const main = page.getByRole('main')
      for (const title of titles) await expect(main.getByRole('heading', { name: title, exact: true })).toBeVisible()
      await expect(page.getByRole('banner').getByRole('link', { name: menuName[other] })).toBeVisible()

      await page.goto(`/${card}/publication/${publications[0]?.uid}`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        publications[0]?.translations[other]?.title ?? '',
      )
      await chooseLanguage(page, 'Français')
      await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(publications[0]?.translations.fr.title ?? '')
      expect(await localeOf(page)).toBe('fr')
    })
  }

  test(`${card} ignores a language it does not offer`, async ({ page, context }) => {
    const foreign = other === 'de' ? 'en' : 'de'
    const { origin } = new URL((await page.goto(`/${card}/locale?to=${foreign}&back=/${card}`))?.url() ?? '')
    expect(await localeOf(page)).toBeUndefined()
    await context.addCookies([{ name: 'i18n_redirected', value: foreign, url: origin }])
    await openPage(page, `/${card}`)
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
  })
}

test('the chosen language stays from page to page, and back keeps it', async ({ page }) => {
  await openPage(page, '/montclair/publication')
  await chooseLanguage(page, 'English')
  await expect(page).toHaveURL('/montclair/publication')
  await waitForReady(page)
  await page.locator('main a[href*="/publication/"]').first().click()
  await expect(page).toHaveURL(/\/publication\/travaux-rue-haute$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rue Haute: traffic now alternates')
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('News')
})

test('the redirect after a language change never leaves the site', async ({ request }) => {
  for (const back of [
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    'javascript:alert(1)',
    '/%0d%0ax: y',
  ]) {
    const answer = await request.get('/montclair/locale', { params: { to: 'en', back }, maxRedirects: 0 })
    expect(answer.status()).toBe(303)
    const { location = '' } = answer.headers()
    expect(new URL(location, 'http://here.example').host).toBe('here.example')
    expect(answer.headers().x).toBeUndefined()
  }
})
