import { readFileSync } from 'node:fs'
import { isWhole } from '../helpers/sample'
import { pageKinds } from './allPages'
import { expect, phone, test } from './page'
import { towns } from './towns'

const namesIn = (locale: string): Record<'nav.label' | 'tabs.label', string> =>
  JSON.parse(readFileSync(new URL(`../../src/portal/texts/${locale}.json`, import.meta.url), 'utf8'))

/** The width of each device, and the navigation that it shows and hides. */
const devices = [
  ['375 px', phone, 'tabs.label', 'nav.label'],
  ['1280 px', { viewport: { width: 1280, height: 800 } }, 'nav.label', 'tabs.label'],
] as const

for (const town of towns) {
  for (const [index, locale] of ['fr', town.other].entries()) {
    for (const [width, options, shown, hidden] of isWhole ? devices : devices.slice(index, index + 1)) {
      test(`every kind of page of ${town.card} has its status, title, heading and landmarks in ${locale} at ${width}`, async ({
        visitor,
        faults,
      }) => {
        test.slow()
        faults.expected.push(/status of (?:404|503)/)
        const names = namesIn(locale)
        const titles = new Map<string, string>()
        const page = await visitor({ ...options, javaScriptEnabled: false })
        for (const { name, kind, path, status } of pageKinds(town)) {
          const response = await page.goto(`${path}${path.includes('?') ? '&' : '?'}lang=${locale}`)
          expect(response?.status(), name).toBe(status)
          await expect(page.locator('html'), name).toHaveAttribute('lang', locale)
          await expect(page.getByRole('main'), name).toBeVisible()
          await expect(page.getByRole('banner'), name).toBeVisible()
          await expect(page.getByRole('heading', { level: 1 }), name).toHaveText(/\S/)
          const title = await page.title()
          expect(title, name).toContain(town.portal.name)
          expect(titles.get(title) ?? kind, `pages called "${title}"`).toBe(kind)
          titles.set(title, kind)
          const isOpen = kind !== 'maintenance'
          await expect(page.getByRole('navigation', { name: names[shown], exact: true }), name).toBeVisible({
            visible: isOpen,
          })
          await expect(page.getByRole('navigation', { name: names[hidden], exact: true }), name).toBeHidden()
        }
      })
    }
  }
}
