/** A text as it is searched: without accents, capitals and markup. */
export const normalizeForSearch = (text: string): string =>
  text
    .replace(/<[^>]*>/g, ' ')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
