import { type Locale, locales } from '../../../../schemas/engine'
import type { Dependencies } from '../../cache/Dependencies'
import { SharedCache } from '../../cache/SharedCache'
import type { TagClock } from '../../cache/TagClock'
import { toFailure } from '../../http/ApiFailure'
import { foldWords, splitWords } from '../call/foldWords'
import type { Scope } from '../call/Scope'
import type { Services } from '../call/Services'
import type { Lexicon, SynonymGroup } from './Lexicon'
import { contentWords } from './questionWords'
import { Vocabulary } from './Vocabulary'

declare module '../call/Services' {
  interface Services {
    lexicons: SharedCache<Lexicon>
  }
}

/** Assumed size of a word in a lexicon, in bytes. */
const wordBytes = 200
const lexiconsBytes = 64 * 1024 * 1024

/** Creates the cache of the portals' lexicons. */
export const createLexicons = (clock: TagClock, now: () => Date): SharedCache<Lexicon> =>
  new SharedCache({
    clock,
    now,
    maxBytes: lexiconsBytes,
    sizeOf: ({ size }) => size * wordBytes,
    isTemporary: (error) => toFailure(error).status >= 500,
  })

/** Reads the words and synonyms of a portal. The cache keeps them until they change. */
export async function readLexicon(
  { name }: Scope,
  { db, lexicons }: Pick<Services, 'db' | 'lexicons'>,
  dependencies: Dependencies,
): Promise<Lexicon> {
  const found = await lexicons.read(name, async (read) => {
    read.read(`${name}/search_word`)
    read.read(`${name}/search_synonym`)
    const plain = db.withoutPlugins()
    const words = await plain
      .selectFrom('search_word')
      .select((eb) => ['locale', eb.fn.agg<string>('string_agg', ['word', eb.val(' ')]).as('words')])
      .where('portal', '=', name)
      .groupBy('locale')
      .execute()
    const groups = await plain
      .selectFrom('search_synonym')
      .select('words')
      .where('portal', '=', name)
      .orderBy('position')
      .execute()
    const vocabularies = new Map<Locale, Vocabulary>()
    for (const locale of locales) {
      const row = words.find((each) => each.locale === locale)
      if (row) vocabularies.set(locale, new Vocabulary(locale, row.words.split(' ')))
    }
    const size = [...vocabularies.values()].reduce((sum, each) => sum + each.size, 0)
    const synonyms = groups.map(({ words }) => foldGroup(words))
    return { vocabularies, synonyms, synonymWords: wordsOf(synonyms), size }
  })
  dependencies.include(found.dependencies)
  return found.value
}

/** Returns the single-word synonyms of all languages as one vocabulary. */
function wordsOf(synonyms: readonly SynonymGroup[]): Vocabulary {
  const words = synonyms.flat().flatMap((expression) => (expression.length === 1 ? expression : []))
  return new Vocabulary('', [...new Set(words)])
}

/** Folds the expressions of a group. Adds the spelling without umlauts: Müll and Muell. */
const foldGroup = (words: readonly string[]): SynonymGroup =>
  [...new Set(words.flatMap((each) => [each, withoutUmlauts(each)]))]
    .map((each) => contentWords(splitWords(foldWords(each)), locales))
    .filter(({ length }) => length > 0)

const withoutUmlauts = (text: string): string =>
  text.normalize('NFC').replace(/[äöü]/gi, (letter) => `${foldWords(letter)}e`)
