import type { Field } from './Field'

/** Number of values that a brief names. */
const maxValues = 2
/** Longer texts say too much for a brief. */
const maxLength = 30

/** The first values of an object without a text of its own, with their titles, such as « Jour 1, Ouverture 540 ». */
export function briefOf(field: Field): string | undefined {
  if (field.kind !== 'object') return undefined
  const parts = field.fields.flatMap((member) => {
    if (!('choices' in member) || member.value === undefined || member.value === '') return []
    const chosen = member.choices.find(({ value }) => value === member.value)?.title ?? String(member.value)
    return chosen.length > maxLength ? [] : [`${member.title} ${chosen}`]
  })
  return parts.slice(0, maxValues).join(', ') || undefined
}
