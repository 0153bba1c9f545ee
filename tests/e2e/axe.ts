import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import type axe from 'axe-core'
import { isWhole } from '../helpers/sample'

declare global {
  interface Window {
    axe: typeof axe
  }
}

/** Rules that are off by default but apply to these pages. */
const extra = [
  'target-size',
  'label-content-name-mismatch',
  'css-orientation-lock',
  'p-as-heading',
  'table-fake-caption',
  'td-has-header',
]
const rules = Object.fromEntries(extra.map((rule) => [rule, { enabled: true }]))

/** Finishes every animation, because axe would measure intermediate colours. Cancels endless ones. */
const endAnimations = (page: Page) =>
  page.evaluate(() => {
    for (const animation of document.getAnimations()) {
      const end = animation.effect?.getComputedTiming().endTime
      if (typeof end === 'number' && Number.isFinite(end)) animation.finish()
      else animation.cancel()
    }
  })

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const options = { rules, resultTypes: ['violations' as const] }

/** Loads axe into a document once. */
async function loadAxe(page: Page): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source)
}

/** The violations of all rules on the page as it is now: rule, element and reason. */
export async function findViolations(page: Page): Promise<string[]> {
  await endAnimations(page)
  const found = page.frames().length > 1 ? await runInFrames(page) : await runOnPage(page)
  await dropCovered(page, found)
  return found.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} ${target.join(' ')}: ${failureSummary}`),
  )
}

/** Takes half the time of the builder, which loads axe anew for each run. */
async function runOnPage(page: Page): Promise<axe.Result[]> {
  await loadAxe(page)
  return page.evaluate(async (options) => (await window.axe.run(document, options)).violations, options)
}

/** Legacy mode: the other one serialises the results of every rule for every node, and joins them on a page of its own. */
const runInFrames = async (page: Page): Promise<axe.Result[]> =>
  (await new AxeBuilder({ page }).setLegacyMode().options(options).analyze()).violations

/**
 * Drops the targets that are too small only because a bar that stays in place covers a part of them, as after each scrolling:
 * the visitor scrolls them free. What is too small in the middle of the view stays.
 */
async function dropCovered(page: Page, found: readonly axe.Result[]): Promise<void> {
  for (const result of found.filter(({ id }) => id === 'target-size')) {
    const targets = result.nodes.map(({ target }) => target.join(' '))
    await loadAxe(page)
    const isSmall = await page.evaluate(async (targets) => {
      const answers: boolean[] = []
      const before = scrollY
      for (const target of targets) {
        const element = document.querySelector(target)
        element?.scrollIntoView({ block: 'center', behavior: 'instant' })
        const runOnly = { type: 'rule' as const, values: ['target-size'] }
        answers.push(!element || (await window.axe.run(element, { runOnly })).violations.length > 0)
      }
      scrollTo({ top: before, behavior: 'instant' })
      return answers
    }, targets)
    result.nodes = result.nodes.filter((_, index) => isSmall[index])
  }
}

/**
 * Runs axe on a state of a page: in the scheme that it has, and in a whole run in the other one too, which the page then keeps.
 * The page must follow the scheme of the browser.
 */
export async function expectAccessible(page: Page, state: string): Promise<void> {
  const isDark = await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches)
  const schemes = isDark ? (['dark', 'light'] as const) : (['light', 'dark'] as const)
  for (const colorScheme of isWhole ? schemes : schemes.slice(0, 1)) {
    await page.emulateMedia({ colorScheme })
    expect(await findViolations(page), `${state}, ${colorScheme}`).toEqual([])
  }
}

/**
 * The violations of all rules on a sheet of fixtures. A sheet repeats a block more often than any page, so a violation inside
 * a fixture counts only if axe also finds it in that fixture alone.
 */
export async function findSheetViolations(page: Page): Promise<string[]> {
  await endAnimations(page)
  await loadAxe(page)
  return page.evaluate(
    async (options) => {
      const { axe } = window
      const ask = async (context: Document | Element) => {
        const { violations: found } = await axe.run(context, options)
        return found.flatMap(({ id, nodes }) => nodes.map((node) => ({ id, ...node })))
      }
      const fixtureOf = ({ target: [selector] }: { target: axe.UnlabelledFrameSelector | unknown[] }) =>
        (typeof selector === 'string' ? document.querySelector(selector) : null)?.closest<HTMLElement>('[data-fixture]')
      const say = (where: string, found: Awaited<ReturnType<typeof ask>>) =>
        found.map(({ id, target, html, failureSummary }) => `${where} ${id} ${target} ${html}: ${failureSummary}`)
      const all = await ask(document)
      const fixtures = new Set(all.flatMap((found) => fixtureOf(found) ?? []))
      const result = say(
        'sheet',
        all.filter((found) => !fixtureOf(found)),
      )
      for (const fixture of fixtures) result.push(...say(fixture.dataset.fixture ?? '', await ask(fixture)))
      return result
      // The content of a frame from another site is not ours.
    },
    { ...options, iframes: false },
  )
}
