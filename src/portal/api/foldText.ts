/** Folds a text for comparison: without accents and case, so that `ecole` finds `École`. */
export const foldText = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
