/** A text for comparing: letters that differ in case or accents alone are the same to whoever searches. */
export const fold = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
