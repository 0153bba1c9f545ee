// rooms: renderer/blocks/poll renderer/blocks/banner renderer/inputs src/portal/shell
import type { BrowserContextOptions, Page } from '@playwright/test'
import { panelStyle } from '../../src/server/web/developerPanel/panelStyle'
import { withPanel } from '../../src/server/web/developerPanel/withPanel'
import { isWhole } from '../helpers/sample'
import { expectAccessible, findViolations } from './axe'
import { openPage } from './openPage'
import { expect, phone, test } from './page'
import { ballot, pollOf, results } from './polls'

const desktop: BrowserContextOptions = { viewport: { width: 1280, height: 800 } }

/** A state that no address shows. Every day each is looked at on one device, by day there and by night on a phone. */
type State = { name: string; device: 'phone' | 'desktop'; path: string; reach(page: Page): Promise<void> }

const states: readonly State[] = [
  {
    name: 'the open language menu',
    device: 'phone',
    path: '/montclair',
    async reach(page) {
      await page.locator('header summary').first().click()
      await expect(page.getByRole('link', { name: 'English' })).toBeVisible()
    },
  },
  {
    name: 'an open list of addresses',
    device: 'desktop',
    path: '/hauteroche/contenu/contact',
    async reach(page) {
      await page.getByRole('combobox').pressSequentially('egl')
      await page.getByRole('option').first().hover()
    },
  },
  {
    name: 'an enlarged picture',
    device: 'phone',
    path: '/hauteroche',
    async reach(page) {
      const enlarge = page.getByRole('button', { name: /^Agrandir l’image/ })
      await enlarge.first().click()
      await expect(page.getByRole('dialog')).toBeVisible()
    },
  },
  {
    name: 'a ballot that was not sent',
    device: 'desktop',
    path: '/montclair',
    async reach(page) {
      const { question, answers } = pollOf('montclair', 'quai-de-meuse')
      const { vote, choice, form } = ballot(page, question)
      await choice(answers[0]).check()
      await page.route('**/poll-service/**', (route) => route.abort('connectionreset'))
      await vote.click()
      await expect(form.getByRole('alert')).toBeVisible()
    },
  },
  {
    name: 'the results of a poll',
    device: 'phone',
    path: '/montclair',
    async reach(page) {
      const { question, answers } = pollOf('montclair', 'quai-de-meuse')
      const { vote, choice } = ballot(page, question)
      await choice(answers[0]).check()
      await vote.click()
      await expect(results(page, question)).toBeVisible()
    },
  },
]

for (const { name, device, path, reach } of states) {
  for (const each of isWhole ? (['phone', 'desktop'] as const) : [device]) {
    test(`axe finds nothing in ${name} on a ${each}`, async ({ visitor, faults }) => {
      faults.expected.push(/poll-service/)
      const page = await visitor({ ...(each === 'phone' ? phone : desktop), reducedMotion: 'reduce' })
      await page.emulateMedia({ colorScheme: each === 'phone' ? 'dark' : 'light' })
      await openPage(page, path)
      await reach(page)
      await expectAccessible(page, name)
    })
  }
}

test('axe finds nothing on a page opened by a link while the network is away', { tag: '@all' }, async ({
  page,
  context,
  faults,
}) => {
  faults.expected.push(/ERR_INTERNET_DISCONNECTED/)
  await openPage(page, '/montclair')
  await page.getByRole('navigation', { name: 'Navigation principale' }).getByRole('link', { name: 'Agenda' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Agenda' })).toBeVisible()
  await context.setOffline(true)
  await expect(page.getByText('Vous êtes hors ligne.')).toBeVisible()
  await context.setOffline(false)
  await context.setOffline(true)
  await expectAccessible(page, 'offline')
})

test('axe finds nothing in the open panel for developers', async ({ page }) => {
  const call = { method: 'GET', address: '/core-service/api/v2/web/portal/montclair/home?env=desktop', ms: 12 }
  const trace = [
    {
      ...call,
      status: 200,
      size: 4096,
      cache: 'asked' as const,
      cause: undefined,
      links: [{ service: 'news' as const, path: '/publication', pointer: '/data/components/0/action/data/path' }],
    },
    { ...call, status: undefined, size: undefined, cache: 'outdated' as const, cause: 'ECONNREFUSED', links: [] },
  ]
  const message = 'There is no block type "descripton". Did you mean "description"?'
  const issue = {
    severity: 'error' as const,
    code: 'unknown-type' as const,
    pointer: '/data/components/0/type',
    message,
  }
  const bare =
    '<!doctype html><html lang="fr"><head><title>Montclair</title></head><body><main><h1>Voirie</h1></main></body></html>'
  const missed = new Map([['news' as const, 'listPublications answered 404']])
  const html = withPanel(bare, { status: 200, trace, issues: [{ ...issue, address: call.address }], missed })
  await page.setContent(html.replace(/<link [^>]*>/, `<style>${panelStyle}</style>`))
  await page.locator('summary').click()
  await expect(page.getByRole('table')).toBeVisible()
  for (const width of [1280, 320]) {
    await page.setViewportSize({ width, height: 800 })
    expect(await findViolations(page), `${width} px`).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  }
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
