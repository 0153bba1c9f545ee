import type { Subject } from './subjects'

/** Letters that differ in case or accents alone are the same to whoever searches. */
const fold = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** The subjects whose name, title, description or family have every word searched for; the best matches first. */
export function searchSubjects(subjects: readonly Subject[], query: string): readonly Subject[] {
  const words = fold(query).split(/\s+/).filter(Boolean)
  if (words.length === 0) return subjects
  const scored = subjects.flatMap((subject) => {
    const name = fold(`${subject.name} ${subject.title}`)
    const rest = fold(`${subject.description} ${subject.family ?? ''} ${subject.collection}`)
    if (!words.every((word) => name.includes(word) || rest.includes(word))) return []
    return [{ subject, score: words.filter((word) => name.includes(word)).length }]
  })
  return scored.sort((a, b) => b.score - a.score).map(({ subject }) => subject)
}
