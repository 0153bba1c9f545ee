import MiniSearch from 'minisearch'
import { foldText } from '../../../schemas/inputs/foldText'
import type { Words } from '../../../schemas/words'
import { allComponents, type ComponentInfo, describeComponent } from '../contract/allComponents'
import { flatten, readFields, type SchemaField } from '../contract/readFields'
import { schemas } from '../contract/schemas'
import { stopWords } from './stopWords'

/** What is searched of a component, by how much a match in it says: titles and synonyms first. */
const boosts = { synonyms: 12, title: 12, name: 10, description: 3, fields: 2, values: 2, texts: 1 } as const

type Place = keyof typeof boosts

type SearchDocument = { id: number } & Record<Place, string>

/** Finds the components for a query, best matches first; none for a query without words. */
export type Search = (query: string) => readonly ComponentInfo[]

/**
 * Indexes the words of all components in one language, and the texts of their examples by path. Searches ignore case and accents,
 * complete the last letters of a word and forgive a slip in a long one.
 */
export function createSearch(words: Words, texts: Readonly<Record<string, string>>): Search {
  const index = new MiniSearch<SearchDocument>({
    fields: Object.keys(boosts),
    tokenize: (text) => text.split(/[^\p{L}\p{N}_]+/u),
    processTerm: (term) => {
      const folded = foldText(term)
      return folded.length > 1 && !stopWords.has(folded) ? folded : null
    },
    searchOptions: {
      boost: boosts,
      prefix: (term) => term.length > 1,
      fuzzy: (term) => (term.length > 3 ? 0.25 : false),
      maxFuzzy: 2,
      weights: { fuzzy: 0.2, prefix: 0.5 },
    },
  })
  index.addAll(allComponents.map((component, id) => ({ id, ...documentOf(component, words, texts) })))
  const names = allComponents.map((component) => namesOf(component, words))
  return (query) => {
    const whole = foldText(query.trim())
    const boostDocument = (id: unknown): number => likeness(names[Number(id)] ?? [], whole)
    const all = index.search(query, { combineWith: 'AND', boostDocument })
    const found = all.length > 0 ? all : index.search(query, { combineWith: 'OR', boostDocument })
    return found.flatMap(({ id }) => allComponents[Number(id)] ?? [])
  }
}

/** The folded title of a component, and its folded synonyms. */
function namesOf(component: ComponentInfo, words: Words): readonly string[] {
  const { title, synonyms = [] } = describeComponent(words, component)
  return [title, ...synonyms].map(foldText)
}

/** How much more a component counts when the whole query is its title, or one of its synonyms. */
function likeness([title, ...synonyms]: readonly string[], query: string): number {
  if (title === query) return 4
  return synonyms.includes(query) ? 2 : 1
}

function documentOf(
  component: ComponentInfo,
  words: Words,
  texts: Readonly<Record<string, string>>,
): Record<Place, string> {
  const { collection, name, file = '' } = component
  const { title, description, synonyms = [] } = describeComponent(words, component)
  const schema = schemas.get(file)?.schema
  const fields = schema ? flatten(readFields(schema, file)) : []
  return {
    name: `${name} ${name.replaceAll(/[-_]/g, '')}`,
    title,
    synonyms: synonyms.join('\n'),
    description,
    fields: fields.map(({ field }) => fieldText(field, words)).join('\n'),
    values: fields.flatMap(({ field }) => valueTexts(field, words)).join('\n'),
    texts: texts[`${collection}/${name}`] ?? '',
  }
}

function fieldText({ path, node }: SchemaField, words: Words): string {
  const { title = '', description = '' } = words.describe(node)
  return `${path} ${title} ${description}`
}

const valueTexts = ({ node, values }: SchemaField, words: Words): string[] =>
  values.map((value) => `${value} ${words.value(node, value.replaceAll('"', '')) ?? ''}`)
