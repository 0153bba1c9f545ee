/** A string in the form that searches compare: without accents, capitals and markup. */
export const normalizeForSearch = (text: string): string =>
  text
    .replace(/<[^>]*>/g, ' ')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
