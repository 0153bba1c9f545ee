import type { Page } from '@playwright/test'
import { violations } from './axe'
import { hydrated, lostNodes, markServerNodes, open } from './hydration'
import { expect, phone, test } from './page'
import { everyPage, notFoundLine } from './pageKinds'
import { ballot, pollOf, results } from './polls'

const devices = [
  ['375 px', phone],
  ['1280 px', { viewport: { width: 1280, height: 800 } }],
] as const
const schemes = ['light', 'dark'] as const

/** Looks at a page as it is, in light and in dark. */
async function expectAccessible(page: Page): Promise<void> {
  for (const colorScheme of schemes) {
    await page.emulateMedia({ colorScheme })
    expect(await violations(page), `violations in ${colorScheme}`).toEqual([])
  }
}

for (const { name, path, status } of [...everyPage, { name: 'the page of the API', path: '/openapi', status: 200 }]) {
  for (const [width, options] of devices) {
    test(`the scripts keep all the server drew, and axe finds nothing: ${name} at ${width}, light and dark`, async ({
      visitor,
      faults,
    }) => {
      if (status === 404) faults.expected.push(notFoundLine(path))
      const page = await visitor({ ...options, reducedMotion: 'reduce' })
      await markServerNodes(page)
      expect((await page.goto(path))?.status()).toBe(status)
      if ((await page.locator('#state').count()) > 0) {
        await hydrated(page)
        const { drawn, lost } = await lostNodes(page)
        expect(drawn).toBeGreaterThan(30)
        expect(lost).toEqual([])
      }
      await expectAccessible(page)
    })
  }
}

for (const [width, options] of devices) {
  test(`axe finds nothing in the open choice of languages at ${width}`, async ({ visitor }) => {
    const page = await visitor(options)
    await open(page, '/montclair')
    await page.locator('header summary').first().click()
    await expect(page.getByRole('link', { name: 'English' })).toBeVisible()
    await expectAccessible(page)
  })

  test(`axe finds nothing on an enlarged picture at ${width}`, async ({ visitor }) => {
    const page = await visitor({ ...options, reducedMotion: 'reduce' })
    await open(page, '/hauteroche')
    await page
      .getByRole('button', { name: /^Agrandir l’image/ })
      .first()
      .click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expectAccessible(page)
  })

  test(`axe finds nothing on a ballot with a choice, a failure and results at ${width}`, async ({
    visitor,
    faults,
  }) => {
    faults.expected.push(/poll-service/)
    const { question, answers } = pollOf('montclair', 'quai-de-meuse')
    const page = await visitor({ ...options, reducedMotion: 'reduce' })
    await open(page, '/montclair')
    const { vote, choice, form } = ballot(page, question)
    await choice(answers[0]).check()
    await page.route('**/poll-service/**', (route) => route.abort('connectionreset'))
    await vote.click()
    await expect(form.getByRole('alert')).toBeVisible()
    await expectAccessible(page)
    await page.unroute('**/poll-service/**')
    await vote.click()
    await expect(results(page, question)).toBeVisible()
    await expectAccessible(page)
  })
}

test('axe finds nothing on a page that was come to by a press, with the network gone', async ({
  page,
  context,
  faults,
}) => {
  faults.expected.push(/ERR_INTERNET_DISCONNECTED/)
  await open(page, '/montclair')
  await page.getByRole('navigation', { name: 'Navigation principale' }).getByRole('link', { name: 'Agenda' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Agenda' })).toBeVisible()
  await context.setOffline(true)
  await expect(page.getByText('Vous êtes hors ligne.')).toBeVisible()
  await context.setOffline(false)
  await context.setOffline(true)
  await expectAccessible(page)
})
