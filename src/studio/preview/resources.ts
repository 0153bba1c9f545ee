import { createText, type Text } from '../../../renderer/i18n/createText'
import { loadMessages } from '../../../renderer/i18n/loadMessages'
import { cleanJson, type Locale } from '../../../schemas/engine'
import { fixturesAt } from '../fixtures/catalogue'
import { parseFixtureFile } from '../fixtures/loadFixtures'
import { loadStudioText, type StudioLanguage, type StudioText } from '../texts/StudioText'
import { engine } from './engine'

/** Returns the same promise for the same key, so that React can wait for it. A failed load is retried. */
function memoizePromise<K extends string, V>(load: (key: K) => Promise<V>): (key: K) => Promise<V> {
  const loads = new Map<K, Promise<V>>()
  return (key) => {
    let promise = loads.get(key)
    if (!promise) {
      promise = load(key)
      promise.catch(() => loads.delete(key))
      loads.set(key, promise)
    }
    return promise
  }
}

export const loadBlockText: (locale: Locale) => Promise<Text> = memoizePromise(async (locale: Locale) =>
  createText(locale, await loadMessages(locale)),
)

export const loadStudioTextOnce: (language: StudioLanguage) => Promise<StudioText> = memoizePromise(loadStudioText)

/** The id of a fixture and the JSON of its document. */
type FixtureJson = { id: string; json: string }

/** The fixtures of an id: one, all of a folder if it ends in `/*`, or none. */
export const loadFixtureJson: (id: string) => Promise<readonly FixtureJson[]> = memoizePromise((id: string) =>
  Promise.all(
    fixturesAt(id).map(async (fixture) => ({
      id: fixture.id,
      json: parseFixtureFile(await fixture.load(), fixture.isValid).text,
    })),
  ),
)

const loadTypes = memoizePromise((key: string) => {
  const [locale = '', ...types] = key.split(' ')
  return Promise.all([engine.preload(types, locale), engine.preloadActions()])
})

/** Loads all blocks that the fixtures may contain, so that they render at once. */
export function loadBlocks(fixtures: readonly FixtureJson[], locale: Locale): Promise<unknown> {
  const types = fixtures.flatMap(({ json }) =>
    [...json.matchAll(/"type"\s*:\s*"([a-z\d-]+)"/g)].map(([, type = '']) => type),
  )
  return loadTypes([locale, ...new Set(types)].join(' '))
}

/** A parsed document; undefined if the text is not JSON. */
export type ParsedJson = { document: unknown } | undefined

export type ParsedFixture = FixtureJson & { parsed: ParsedJson }

export function parseJson(json: string): ParsedJson {
  try {
    // The checks of the text report what is removed.
    return { document: cleanJson(JSON.parse(json), () => {}) }
  } catch {
    return undefined
  }
}
