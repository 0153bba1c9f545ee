/** First letters of a first and a family name in capitals; empty when neither has a letter. */
export const initials = (names: readonly string[], locale: string): string =>
  names.map((name) => /\p{L}/u.exec(name)?.[0].toLocaleUpperCase(locale) ?? '').join('')
