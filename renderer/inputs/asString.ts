import type { FieldValue } from './Input'

/** A value as its control writes it; one that is no text is empty. */
export const asString = (value: FieldValue | undefined): string => (typeof value === 'string' ? value : '')
