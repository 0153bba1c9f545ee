/** A number that starts as mobile ones do at home, `04` or `+04`, gets the prefix of the country. */
export const rewritePhone = (text: string): string => text.replace(/^\+?04/, '+32 4')
