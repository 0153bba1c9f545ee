// rooms: renderer/blocks renderer/inputs renderer/map renderer/format renderer/parts renderer/themes fixtures/blocks src/studio/preview
import type { Page } from '@playwright/test'
import { isWhole } from '../helpers/sample'
import { findSheetViolations } from './axe'
import { allowFixtureAddresses, blockTypes, showSheet, themes, validFixtures } from './fixtureSheet'
import { findOverflow, findSmallTargets } from './layout'
import { expect, test } from './page'

type View = { width: number; scheme: 'light' | 'dark' }

/** A theme with the views in which axe looks at a sheet. Targets and overflow are measured in each theme at each width. */
type Look = { theme: string; views: readonly View[] }

const views: readonly View[] = [
  { width: 375, scheme: 'light' },
  { width: 1280, scheme: 'light' },
  { width: 1280, scheme: 'dark' },
]

/** The looks of a block: in the everyday run one, another one from block to block, so that each theme meets each view. */
function looksOf(type: string): readonly Look[] {
  if (isWhole) return themes.map((theme) => ({ theme, views }))
  const index = blockTypes.indexOf(type)
  const view = views[index % views.length]
  return [{ theme: themes[index % themes.length] ?? '', views: view ? [view] : [] }]
}

/** Block types by sheet: as many as have some 28 fixtures together. */
function groupTypes(): string[][] {
  const maxFixtures = 28
  const groups: { types: string[]; count: number }[] = []
  for (const type of blockTypes) {
    const { length } = validFixtures(type)
    const last = groups.at(-1)
    if (last && last.count + length <= maxFixtures) {
      last.types.push(type)
      last.count += length
    } else groups.push({ types: [type], count: length })
  }
  return groups.map(({ types }) => types)
}

for (const types of groupTypes()) {
  test(`every fixture renders, fits the window and passes axe: ${types.join(', ')}`, async ({ visitor, faults }) => {
    if (isWhole) test.setTimeout(600_000)
    const page = await visitor({ reducedMotion: 'reduce' })
    const found: string[] = []
    for (const type of types) {
      await allowFixtureAddresses(page, type, faults.expected)
      for (const look of looksOf(type)) found.push(...(await examine(page, type, look)))
    }
    expect(found).toEqual([])
  })
}

/** Shows the fixtures of a block in a look, and returns what is wrong, one sentence each. */
async function examine(page: Page, type: string, { theme, views }: Look): Promise<string[]> {
  const found: string[] = []
  const note = (place: string, faults: readonly string[]) => {
    found.push(...faults.map((fault) => `${type} ${theme} ${place}: ${fault}`))
  }
  for (const scheme of ['light', 'dark'] as const) {
    const widths = views.filter((view) => view.scheme === scheme).map(({ width }) => width)
    if (scheme === 'dark' && widths.length === 0) continue
    await page.setViewportSize({ width: 375, height: 800 })
    await showSheet(page, type, { theme, scheme })
    await expectAllFixtures(page, type)
    for (const width of [375, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      if (widths.includes(width)) note(`${width} ${scheme}`, await findSheetViolations(page))
      if (scheme === 'light') note(`${width}`, await findSmallTargets(page))
    }
    await page.setViewportSize({ width: 320, height: 800 })
    if (scheme === 'light') note('320', await findOverflow(page))
  }
  return found
}

async function expectAllFixtures(page: Page, type: string): Promise<void> {
  const rendered = await page.locator('[data-fixture]').evaluateAll((all) => all.map(({ dataset }) => dataset.fixture))
  expect(rendered.sort()).toEqual([...validFixtures(type)].sort())
  await expect(page.getByRole('group', { name: 'Bloc non dessiné' })).toHaveCount(0)
}
