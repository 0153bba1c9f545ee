import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/** Rules that are off unless asked for, and that say something of pages like these. */
const extra = [
  'target-size',
  'label-content-name-mismatch',
  'css-orientation-lock',
  'p-as-heading',
  'table-fake-caption',
  'td-has-header',
]

/** What axe finds on a page as it is shown now, every rule on: rule, element and why. */
export async function violations(page: Page): Promise<string[]> {
  // Colours that are on their way from one to another are neither.
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) animation.finish()
  })
  const rules = Object.fromEntries(extra.map((rule) => [rule, { enabled: true }]))
  const { violations: found } = await new AxeBuilder({ page }).options({ rules }).analyze()
  return found.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} ${target.join(' ')}: ${failureSummary}`),
  )
}
