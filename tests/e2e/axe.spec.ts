import type { Page } from '@playwright/test'
import { isWhole, sample } from '../helpers/sample'
import { allPages, notFoundMessage } from './allPages'
import { findViolations } from './axe'
import { themes } from './fixtureSheet'
import { findSnifferErrors } from './htmlCodeSniffer'
import { findLostNodes, markServerNodes } from './hydration'
import { openPage, waitForReady } from './openPage'
import { expect, phone, test } from './page'
import { ballot, pollOf, results } from './polls'

const schemes = ['light', 'dark'] as const
/** Each width with the schemes that axe runs in on a state of a page. */
const devices = [
  ['375 px', phone, isWhole ? schemes : (['dark'] as const)],
  ['1280 px', { viewport: { width: 1280, height: 800 } }, isWhole ? schemes : (['light'] as const)],
] as const
type Scheme = (typeof schemes)[number]

const pages = [...allPages, { name: 'the page of the API', kind: 'the page of the API', path: '/openapi', status: 200 }]
const chosen = sample(
  pages.flatMap(({ kind, path }) =>
    devices.flatMap(([width]) =>
      themes.flatMap((theme) => schemes.map((scheme) => ({ kind, path, width, theme, scheme }))),
    ),
  ),
  [({ kind }) => kind, ({ width }) => width, ({ scheme }) => scheme],
)

/** Runs axe on a page as it is, in light and in dark by default. */
async function expectAccessible(page: Page, chosen: readonly Scheme[] = schemes): Promise<void> {
  for (const colorScheme of chosen) {
    await page.emulateMedia({ colorScheme })
    expect(await findViolations(page), `violations in ${colorScheme}`).toEqual([])
  }
}

/** Runs axe on a page in other themes than that of its town. */
async function expectAccessibleIn(page: Page, looks: readonly { theme: string; scheme: Scheme }[]): Promise<void> {
  for (const { theme, scheme } of looks) {
    await page.evaluate((name) => document.documentElement.setAttribute('data-theme', name), theme)
    await page.emulateMedia({ colorScheme: scheme })
    expect(await findViolations(page), `violations in ${theme}, ${scheme}`).toEqual([])
  }
}

for (const { name, path, status } of pages) {
  for (const [width, options] of devices) {
    const looks = chosen.filter((one) => one.path === path && one.width === width)
    if (looks.length === 0) continue
    test(`hydrates ${name} at ${width} without losing a node, and axe finds nothing in ${looks.length} looks`, async ({
      visitor,
      faults,
    }) => {
      if (isWhole) test.slow()
      if (status !== 200) faults.expected.push(notFoundMessage(path))
      const page = await visitor({ ...options, reducedMotion: 'reduce' })
      await markServerNodes(page)
      expect((await page.goto(path))?.status()).toBe(status)
      if ((await page.locator('#state').count()) > 0) {
        await waitForReady(page)
        const { rendered, lost } = await findLostNodes(page)
        expect(rendered).toBeGreaterThan(30)
        expect(lost).toEqual([])
      }
      expect(await findSnifferErrors(page), 'errors of HTML_CodeSniffer').toEqual([])
      await expectAccessibleIn(page, looks)
    })
  }
}

for (const [width, options, schemesOfStates] of devices) {
  test(`axe finds nothing in the open language menu at ${width}`, async ({ visitor }) => {
    const page = await visitor(options)
    await openPage(page, '/montclair')
    await page.locator('header summary').first().click()
    await expect(page.getByRole('link', { name: 'English' })).toBeVisible()
    await expectAccessible(page, schemesOfStates)
  })

  test(`axe finds nothing in an open list of addresses at ${width}`, async ({ visitor }) => {
    const page = await visitor({ ...options, reducedMotion: 'reduce' })
    await openPage(page, '/hauteroche/contenu/contact')
    await page.getByRole('combobox').pressSequentially('egl')
    await page.getByRole('option').first().hover()
    await expectAccessible(page, schemesOfStates)
  })

  test(`axe finds nothing on an enlarged picture at ${width}`, async ({ visitor }) => {
    const page = await visitor({ ...options, reducedMotion: 'reduce' })
    await openPage(page, '/hauteroche')
    await page
      .getByRole('button', { name: /^Agrandir l’image/ })
      .first()
      .click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expectAccessible(page, schemesOfStates)
  })

  test(`axe finds nothing on a ballot with a choice, a failure and results at ${width}`, async ({
    visitor,
    faults,
  }) => {
    faults.expected.push(/poll-service/)
    const { question, answers } = pollOf('montclair', 'quai-de-meuse')
    const page = await visitor({ ...options, reducedMotion: 'reduce' })
    await openPage(page, '/montclair')
    const { vote, choice, form } = ballot(page, question)
    await choice(answers[0]).check()
    await page.route('**/poll-service/**', (route) => route.abort('connectionreset'))
    await vote.click()
    await expect(form.getByRole('alert')).toBeVisible()
    await expectAccessible(page, schemesOfStates)
    await page.unroute('**/poll-service/**')
    await vote.click()
    await expect(results(page, question)).toBeVisible()
    await expectAccessible(page, schemesOfStates)
  })
}

test('axe finds nothing on a page opened by a link while the network is away', async ({ page, context, faults }) => {
  faults.expected.push(/ERR_INTERNET_DISCONNECTED/)
  await openPage(page, '/montclair')
  await page.getByRole('navigation', { name: 'Navigation principale' }).getByRole('link', { name: 'Agenda' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Agenda' })).toBeVisible()
  await context.setOffline(true)
  await expect(page.getByText('Vous êtes hors ligne.')).toBeVisible()
  await context.setOffline(false)
  await context.setOffline(true)
  await expectAccessible(page)
})

test('a target is too small where it is small, and not where a bar covers it', async ({ page }) => {
  const button = (name: string, style: string) =>
    `<button aria-label="${name}" style="display: block; padding: 0; border: 0; ${style}"></button>`
  await page.setContent(
    `<!doctype html><html lang="fr"><title>Barre</title><style>body { margin: 0 } h1 { margin: 0 }</style>
    <nav style="position: sticky; top: 0; z-index: 1"><a href="#text" style="display: block; width: 44px; height: 40px">Texte</a></nav>
    <main><h1 style="height: 60px">Barre</h1>${button('large', 'width: 44px; height: 44px; margin-bottom: 30px')}
    ${button('small', 'width: 12px; height: 12px')}${button('next', 'width: 12px; height: 12px')}
    <p id="text" style="height: 3000px">Texte</p></main></html>`,
  )
  // The bar leaves 14 px of the large button in sight.
  await page.evaluate(() => scrollTo(0, 90))
  const found = (await findViolations(page)).filter((violation) => violation.startsWith('target-size'))
  expect(found).toEqual([expect.stringContaining('small'), expect.stringContaining('next')])
  expect(await page.evaluate(() => scrollY)).toBe(90)
})
