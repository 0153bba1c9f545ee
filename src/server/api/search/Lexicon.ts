import type { Dependencies } from '../../cache/Dependencies'
import type { Services } from '../Handler'
import type { Locale, Scope } from '../Scope'
import { foldText, splitWords, stemOf } from './foldText'
import { contentWords } from './questionWords'
import { Vocabulary } from './Vocabulary'

/** What a portal's searches are expanded by: its words by language, and groups of expressions that mean the same. */
export type Lexicon = {
  vocabularies: ReadonlyMap<Locale, Vocabulary>
  /** Each expression is a list of folded words. */
  synonyms: readonly SynonymGroup[]
  /** How many words there are. */
  size: number
}

export type SynonymGroup = readonly (readonly string[])[]

const locales = ['fr', 'de', 'en', 'nl'] as const

/** Reads the words and synonyms of a portal, which are kept until they change. */
export async function readLexicon(
  { name }: Scope,
  { db, cache }: Pick<Services, 'db' | 'cache'>,
  dependencies: Dependencies,
): Promise<Lexicon> {
  const found = await cache.lexicons.read(name, async (read) => {
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
    return { vocabularies, synonyms: groups.map(({ words }) => foldGroup(words)), size }
  })
  dependencies.include(found.dependencies)
  return found.value
}

const foldGroup = (words: readonly string[]): SynonymGroup =>
  words.map((each) => contentWords(splitWords(foldText(each)), locales)).filter(({ length }) => length > 0)

/** Where an expression stands in the words of a query, in any form of its words; undefined when it does not. */
export function findExpression(
  words: readonly string[],
  expression: readonly string[],
): { start: number; end: number } | undefined {
  for (let start = 0; start + expression.length <= words.length; start++) {
    if (expression.every((word, index) => isForm(words[start + index] ?? '', word))) {
      return { start, end: start + expression.length }
    }
  }
  return undefined
}

const isForm = (one: string, other: string): boolean => one === other || stemOf(one) === stemOf(other)
