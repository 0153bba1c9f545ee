import type { ComponentInfo } from './allComponents'
import { flatten, readFields } from './readFields'

/** Converts a string to lower case without accents, for searches that ignore both. */
export const fold = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** The searched strings of a component, folded: the name, the description, and the fields with their descriptions. */
type SearchEntry = readonly [name: string, about: string, fields: string]

const entries = new Map<ComponentInfo, SearchEntry>()

function entryOf(component: ComponentInfo): SearchEntry {
  const existing = entries.get(component)
  if (existing) return existing
  const { name, title, description, family, collection, schema, file } = component
  const fields = schema && file ? flatten(readFields(schema, file)) : []
  const entry: SearchEntry = [
    fold(`${name} ${title}`),
    fold(`${description} ${family ?? ''} ${collection}`),
    fold(fields.map(({ field }) => `${field.path} ${field.values.join(' ')} ${field.description}`).join('\n')),
  ]
  entries.set(component, entry)
  return entry
}

/** The score of a match in the name, in the description, and in the fields. */
const placeScores = [9, 3, 1] as const

/** Finds the components that contain every word of a query, in names, descriptions or fields; best matches first. */
export function searchComponents(components: readonly ComponentInfo[], query: string): readonly ComponentInfo[] {
  const words = fold(query).split(/\s+/).filter(Boolean)
  if (words.length === 0) return components
  const scored = components.flatMap((component) => {
    const entry = entryOf(component)
    const scores = words.map((word): number | undefined => placeScores[entry.findIndex((text) => text.includes(word))])
    if (scores.some((score) => score === undefined)) return []
    return [{ component, score: scores.reduce<number>((sum, score) => sum + (score ?? 0), 0) }]
  })
  return scored.sort((a, b) => b.score - a.score).map(({ component }) => component)
}
