import { fold } from './fold'
import { flatten, readFields } from './readFields'
import type { Subject } from './subjects'

/** What a subject is found by, folded: its name, what is told of it, and its fields with their descriptions. */
type Entry = readonly [name: string, about: string, fields: string]

const entries = new Map<Subject, Entry>()

function entryOf(subject: Subject): Entry {
  const known = entries.get(subject)
  if (known) return known
  const { name, title, description, family, collection, schema, file } = subject
  const fields = schema && file ? flatten(readFields(schema, file)) : []
  const entry: Entry = [
    fold(`${name} ${title}`),
    fold(`${description} ${family ?? ''} ${collection}`),
    fold(fields.map(({ field }) => `${field.path} ${field.values.join(' ')} ${field.description}`).join('\n')),
  ]
  entries.set(subject, entry)
  return entry
}

/** What a word is worth where it is found: in the name, in what is told, in the fields. */
const worth = [9, 3, 1] as const

/** The subjects whose name, title, description, family or fields have every word searched for; the best matches first. */
export function searchSubjects(subjects: readonly Subject[], query: string): readonly Subject[] {
  const words = fold(query).split(/\s+/).filter(Boolean)
  if (words.length === 0) return subjects
  const scored = subjects.flatMap((subject) => {
    const entry = entryOf(subject)
    const scores = words.map((word): number | undefined => worth[entry.findIndex((text) => text.includes(word))])
    if (scores.some((score) => score === undefined)) return []
    return [{ subject, score: scores.reduce<number>((sum, score) => sum + (score ?? 0), 0) }]
  })
  return scored.sort((a, b) => b.score - a.score).map(({ subject }) => subject)
}
