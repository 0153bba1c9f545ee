/** Converts a string to lower case without accents, for searches that ignore both. */
export const fold = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
