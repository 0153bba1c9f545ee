/** Removes accents, capitals and markup from a string, for comparisons in searches. */
export const normalizeForSearch = (text: string): string =>
  text
    .replace(/<[^>]*>/g, ' ')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
