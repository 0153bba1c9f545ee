import { readdirSync, readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { showPreview } from '../../scripts/pictures/showPreview'

/** Answers requests to other hosts, so that no test leaves this machine. */
async function answerForOtherHosts(page: Page, type: string, expected: RegExp[]): Promise<void> {
  for (const host of otherHosts(type)) {
    expected.push(new RegExp(`request to another host: https://${host.replaceAll('.', '\\.')}/`))
    await page.route(`https://${host}/**`, (route) =>
      route.request().resourceType() === 'image'
        ? route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' })
        : route.fulfill({ contentType: 'text/html', body: '<!doctype html><html lang="fr"><title>Ailleurs</title>' }),
    )
  }
}

/** Matches the browser's message for a path that is not found, with any query. */
const notFoundPattern = (path: string) =>
  new RegExp(`status of 404 .*\\(\\S+${encodeURI(path).replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?:\\?\\S*)?\\)`)

/** Allows the addresses that the fixtures of a block name: other hosts are answered here, and own paths may be missing. */
export async function allowFixtureAddresses(page: Page, type: string, expected: RegExp[]): Promise<void> {
  await answerForOtherHosts(page, type, expected)
  expected.push(...namedPaths(type).map(notFoundPattern))
}

const folder = (path: string) => readdirSync(new URL(`../../${path}/`, import.meta.url))

/** Every block type. */
export const blockTypes: readonly string[] = folder('schemas/blocks').map((file) => file.replace('.json', ''))

/** All themes; `base` stands for an unknown one. */
export const themes: readonly string[] = ['nordege', 'jetopre', 'squared', 'berdembre', 'base']

/** A moment in office hours, before most dates of the fixtures. */
const now = '2027-01-11T10:30:00+01:00'

/** How a sheet is rendered. */
type SheetOptions = { theme: string; scheme?: 'light' | 'dark'; locale?: string }

/** Renders every valid fixture of a block on one page of the studio, or renders that page with other options. */
export async function showSheet(
  page: Page,
  type: string,
  { theme, scheme = 'light', locale = 'fr' }: SheetOptions,
): Promise<void> {
  const hash = `#${new URLSearchParams({ fixture: `blocks/${type}/valid/*`, theme, scheme, locale, now })}`
  await showPreview(page, '/studio/preview', hash)
}

/** Names of the valid fixtures of a block. */
export const validFixtures = (type: string): readonly string[] =>
  folder(`fixtures/blocks/${type}/valid`).map((file) => `blocks/${type}/valid/${file.replace('.json', '')}`)

function fixtureTexts(type: string): readonly string[] {
  const path = `fixtures/blocks/${type}/valid`
  return folder(path).map((file) => readFileSync(new URL(`../../${path}/${file}`, import.meta.url), 'utf8'))
}

/** Own paths that the fixtures of a block name; most of them are not found. */
const namedPaths = (type: string): readonly string[] => [
  ...new Set(fixtureTexts(type).flatMap((text) => [...text.matchAll(/"(\/[^"?#]*)/g)].map(([, path = '']) => path))),
]

/** Other hosts that the fixtures of a block load pictures and frames from. */
function otherHosts(type: string): readonly string[] {
  const texts = fixtureTexts(type)
  return [...new Set(texts.flatMap((text) => [...text.matchAll(/https:\/\/([\w.-]+)/g)].map(([, host = '']) => host)))]
}
