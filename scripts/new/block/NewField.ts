/** The types of a field that are one word in `npm run new block`. */
export const simpleTypes = [
  'text',
  'icon',
  'image',
  'url',
  'date',
  'date-time',
  'minutes',
  'integer',
  'number',
  'boolean',
  'action',
  'blocks',
] as const

export type SimpleType = (typeof simpleTypes)[number]

export type FieldType =
  | { kind: SimpleType }
  /** One of some names. */
  | { kind: 'names'; names: readonly string[] }
  /** A whole number from one to another. */
  | { kind: 'range'; from: number; to: number }
  | { kind: 'object'; fields: readonly NewField[] }

/** A field of a new block, as its author names it. */
export type NewField = { name: string; isOptional: boolean; isList: boolean; type: FieldType }
