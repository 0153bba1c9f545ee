import { exampleTexts, type Words } from '../../../schemas/words'
import type { Search } from './createSearch'

const searches = new WeakMap<Words, Promise<Search>>()

/** Loads the index of a language, each once. */
export function loadSearch(words: Words): Promise<Search> {
  let load = searches.get(words)
  if (!load) {
    load = Promise.all([import('./createSearch'), exampleTexts()]).then(([{ createSearch }, texts]) =>
      createSearch(words, texts),
    )
    searches.set(words, load)
    load.catch(() => searches.delete(words))
  }
  return load
}
