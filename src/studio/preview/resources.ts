import { createText, type Text } from '../../../renderer/i18n/createText'
import { type Locale, loadMessages } from '../../../renderer/i18n/loadMessages'
import { fixturesAt } from '../fixtures/catalogue'
import { parseFixtureFile } from '../fixtures/loadFixtures'
import { loadStudioText, type StudioLanguage, type StudioText } from '../texts/StudioText'
import { engine } from './engine'

/** The same promise for the same key, so that drawing can wait for it. A failure is tried again. */
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

/** The JSON of a fixture's document, by the fixture's id. */
type FixtureJson = { id: string; json: string }

/** The fixtures an id names: one, all of a folder when it ends in `*`, or none. */
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
  return engine.preload(types, locale)
})

/** Loads every block the pieces may hold, so that they are drawn whole at once. */
export function loadBlocks(pieces: readonly FixtureJson[], locale: Locale): Promise<unknown> {
  const types = pieces.flatMap(({ json }) =>
    [...json.matchAll(/"type"\s*:\s*"([a-z\d-]+)"/g)].map(([, type = '']) => type),
  )
  return loadTypes([locale, ...new Set(types)].join(' '))
}

/** A document that was read; undefined for a text that is no JSON. */
export type ParsedJson = { document: unknown } | undefined

export type ParsedFixture = FixtureJson & { parsed: ParsedJson }

export function parseJson(json: string): ParsedJson {
  try {
    return { document: JSON.parse(json) }
  } catch {
    return undefined
  }
}
