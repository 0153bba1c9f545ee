import { createText, type Text } from '../../../renderer/i18n/createText'
import { type Locale, loadMessages } from '../../../renderer/i18n/loadMessages'
import { findFixture } from '../fixtures/catalogue'
import { readFixture } from '../fixtures/readFixture'
import { loadStudioText, type StudioLanguage, type StudioText } from '../texts/StudioText'

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

/** JSON of a fixture's document; undefined when there is no such fixture. */
export const loadDocument: (id: string) => Promise<string | undefined> = remember(async (id: string) => {
  const fixture = findFixture(id)
  return fixture && readFixture(await fixture.load(), fixture.isValid).text
})
