import { sheetViolations } from './axe'
import { expectNamed } from './expectNamed'
import { overflow, smallTargets } from './layout'
import { expect, test } from './page'
import { blockTypes, showSheet, themes, validFixtures } from './sheet'

for (const type of blockTypes) {
  test(`axe finds nothing on any fixture of ${type} in any theme, which are as wide as the window`, async ({
    visitor,
    faults,
  }) => {
    // Some blocks have forty fixtures, and axe takes its time with each.
    test.setTimeout(300_000)
    const page = await visitor({ reducedMotion: 'reduce' })
    await expectNamed(page, type, faults.expected)
    const fixtures = [...validFixtures(type)].sort()
    const found: string[] = []
    const note = (place: string, faults: readonly string[]) => {
      found.push(...faults.map((fault) => `${place}: ${fault}`))
    }
    for (const theme of themes) {
      await page.setViewportSize({ width: 375, height: 800 })
      await showSheet(page, type, { theme })
      const drawn = page.locator('[data-fixture]')
      expect((await drawn.evaluateAll((all) => all.map(({ dataset }) => dataset.fixture))).sort()).toEqual(fixtures)
      await expect(page.getByRole('group', { name: 'Bloc non dessiné' })).toHaveCount(0)
      note(`${theme} 375`, await sheetViolations(page))
      note(`${theme} 375`, await smallTargets(page))
      await page.setViewportSize({ width: 320, height: 800 })
      note(`${theme} 320`, await overflow(page))
      await page.setViewportSize({ width: 1280, height: 800 })
      note(`${theme} 1280`, await sheetViolations(page))
      note(`${theme} 1280`, await smallTargets(page))
      await showSheet(page, type, { theme, scheme: 'dark' })
      note(`${theme} 1280 dark`, await sheetViolations(page))
    }
    expect(found).toEqual([])
  })
}
