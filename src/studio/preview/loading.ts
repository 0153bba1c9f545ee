import { createText, type Text } from '../../../renderer/i18n/createText'
import { type Locale, loadMessages } from '../../../renderer/i18n/loadMessages'
import { fixturesAt } from '../fixtures/catalogue'
import { readFixture } from '../fixtures/readFixture'
import { loadStudioText, type StudioLanguage, type StudioText } from '../texts/StudioText'
import { engine } from './engine'

/** The same promise for the same key, so that drawing can wait for it. A failure is tried again. */
function remember<K extends string, V>(load: (key: K) => Promise<V>): (key: K) => Promise<V> {
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

export const loadText: (locale: Locale) => Promise<Text> = remember(async (locale: Locale) =>
  createText(locale, await loadMessages(locale)),
)

export const loadOwnText: (language: StudioLanguage) => Promise<StudioText> = remember(loadStudioText)

/** The JSON of a fixture's document, by the fixture's id. */
export type Piece = { id: string; json: string }

/** The fixtures an id names: one, all of a folder when it ends in `*`, or none. */
export const loadPieces: (id: string) => Promise<readonly Piece[]> = remember((id: string) =>
  Promise.all(
    fixturesAt(id).map(async (fixture) => ({
      id: fixture.id,
      json: readFixture(await fixture.load(), fixture.isValid).text,
    })),
  ),
)

const loadTypes = remember((key: string) => {
  const [locale = '', ...types] = key.split(' ')
  return engine.preload(types, locale)
})

/** Loads every block the pieces may hold, so that they are drawn whole at once. */
export function loadBlocks(pieces: readonly Piece[], locale: Locale): Promise<unknown> {
  const types = pieces.flatMap(({ json }) =>
    [...json.matchAll(/"type"\s*:\s*"([a-z\d-]+)"/g)].map(([, type = '']) => type),
  )
  return loadTypes([locale, ...new Set(types)].join(' '))
}
