import { createText, type Text } from '../../../renderer/i18n/createText'
import { loadMessages } from '../../../renderer/i18n/loadMessages'
import { cleanJson, type Locale } from '../../../schemas/engine'
import { loadStudioText, type StudioLanguage, type StudioText } from '../texts/StudioText'
import { engine } from './engine'
import { memoizePromise } from './memoizePromise'

export const loadBlockText: (locale: Locale) => Promise<Text> = memoizePromise(async (locale: Locale) =>
  createText(locale, await loadMessages(locale)),
)

export const loadStudioTextOnce: (language: StudioLanguage) => Promise<StudioText> = memoizePromise(loadStudioText)

/** The id of a fixture and the JSON of its document. */
export type FixtureJson = { id: string; json: string }

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
