import { readdirSync, readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'

const folder = (path: string) => readdirSync(new URL(`../../${path}/`, import.meta.url))

/** Every block type there is. */
export const blockTypes: readonly string[] = folder('schemas/blocks').map((file) => file.replace('.json', ''))

/** The themes, and what a portal with an unknown one looks like. */
export const themes: readonly string[] = ['nordege', 'jetopre', 'squared', 'berdembre', 'base']

/** A moment most dates of the fixtures lie after, in office hours. */
const now = '2027-01-11T10:30:00+01:00'

/** How a sheet is drawn. */
export type Look = { theme: string; scheme?: 'light' | 'dark'; locale?: string }

/**
 * Draws every valid fixture of a block on one page of the studio, or draws it anew in another theme, and waits until it
 * stands there.
 */
export async function showSheet(
  page: Page,
  type: string,
  { theme, scheme = 'light', locale = 'fr' }: Look,
): Promise<void> {
  const hash = `#${new URLSearchParams({ fixture: `blocks/${type}/valid/*`, theme, scheme, locale, now })}`
  if (page.url().includes('/studio/preview#')) await page.evaluate((next) => location.replace(next), hash)
  else await page.goto(`/studio/preview${hash}`)
  await page.waitForFunction((asked) => document.documentElement.dataset.drawn === asked, hash)
}

/** Names of the valid fixtures of a block. */
export const validFixtures = (type: string): readonly string[] =>
  folder(`fixtures/blocks/${type}/valid`).map((file) => `blocks/${type}/valid/${file.replace('.json', '')}`)

function fixtureTexts(type: string): readonly string[] {
  const path = `fixtures/blocks/${type}/valid`
  return folder(path).map((file) => readFileSync(new URL(`../../${path}/${file}`, import.meta.url), 'utf8'))
}

/** Paths the fixtures of a block name. Nothing need stand there: what a block does then is for it to show. */
export const namedPaths = (type: string): readonly string[] => [
  ...new Set(fixtureTexts(type).flatMap((text) => [...text.matchAll(/"(\/[^"?#]*)/g)].map(([, path = '']) => path))),
]

/** Hosts the fixtures of a block name, which a town may: pictures and frames. */
export function otherHosts(type: string): readonly string[] {
  const texts = fixtureTexts(type)
  return [...new Set(texts.flatMap((text) => [...text.matchAll(/https:\/\/([\w.-]+)/g)].map(([, host = '']) => host)))]
}
