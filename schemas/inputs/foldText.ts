const ligatures: Readonly<Record<string, string>> = { œ: 'oe', æ: 'ae', ß: 'ss', ø: 'o' }

/** Folds a string for comparisons: small letters without accents and ligatures, so that `coeur` finds `Cœur`. */
export const foldText = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[œæßø]/g, (letter) => ligatures[letter] ?? letter)
