import { isWhole, sample } from '../helpers/sample'
import { scaled } from '../helpers/scaled'
import { findSheetViolations } from './axe'
import { allowFixtureAddresses, blockTypes, showSheet, themes, validFixtures } from './fixtureSheet'
import { findOverflow, findSmallTargets } from './layout'
import { expect, test } from './page'

/** Themes that a block is shown in: one of them in the everyday run, another one from block to block. */
const themesOf = (type: string): readonly string[] =>
  isWhole ? themes : [themes.at(blockTypes.indexOf(type) % themes.length) ?? '']

/** Widths and schemes that axe runs in. Targets and overflow are measured in every theme of a block. */
const views = ['375', '1280', '1280 dark'] as const

const chosen = sample(
  blockTypes.flatMap((type) => themesOf(type).flatMap((theme) => views.map((view) => ({ type, theme, view })))),
  [({ type }) => type, ({ theme }) => theme, ({ view }) => view],
)

for (const type of blockTypes) {
  test(`every fixture of ${type} renders, fits the window and passes axe in ${themesOf(type).join(', ')}`, async ({
    visitor,
    faults,
  }) => {
    // Some blocks have forty fixtures, and axe takes seconds for each sheet.
    test.setTimeout(scaled(300_000))
    const page = await visitor({ reducedMotion: 'reduce' })
    await allowFixtureAddresses(page, type, faults.expected)
    const fixtures = [...validFixtures(type)].sort()
    const found: string[] = []
    const note = (place: string, faults: readonly string[]) => {
      found.push(...faults.map((fault) => `${place}: ${fault}`))
    }
    const examine = async (theme: string, view: (typeof views)[number]) => {
      const isChosen = chosen.some((one) => one.type === type && one.theme === theme && one.view === view)
      if (isChosen) note(`${theme} ${view}`, await findSheetViolations(page))
    }
    for (const theme of themesOf(type)) {
      await page.setViewportSize({ width: 375, height: 800 })
      await showSheet(page, type, { theme })
      const rendered = page.locator('[data-fixture]')
      expect((await rendered.evaluateAll((all) => all.map(({ dataset }) => dataset.fixture))).sort()).toEqual(fixtures)
      await expect(page.getByRole('group', { name: 'Bloc non dessiné' })).toHaveCount(0)
      await examine(theme, '375')
      note(`${theme} 375`, await findSmallTargets(page))
      await page.setViewportSize({ width: 320, height: 800 })
      note(`${theme} 320`, await findOverflow(page))
      await page.setViewportSize({ width: 1280, height: 800 })
      await examine(theme, '1280')
      note(`${theme} 1280`, await findSmallTargets(page))
      await showSheet(page, type, { theme, scheme: 'dark' })
      await examine(theme, '1280 dark')
    }
    expect(found).toEqual([])
  })
}
