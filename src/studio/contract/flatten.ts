import type { Field } from './readFields'

/** A field with how many fields it stands inside. */
export type PlacedField = { field: Field; depth: number }

/** Fields in reading order, those inside others after them. */
export const flatten = (fields: readonly Field[], depth = 0): PlacedField[] =>
  fields.flatMap((field) => [{ field, depth }, ...flatten(field.children, depth + 1)])
