import type { FieldValue } from './Input'

/** The value if it is a string, else an empty string. */
export const asString = (value: FieldValue | undefined): string => (typeof value === 'string' ? value : '')
