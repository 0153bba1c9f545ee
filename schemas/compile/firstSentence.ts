/** The first sentence of a description. */
export const firstSentence = (text: string): string => /^.*?\.(?= |$)/.exec(text)?.[0] ?? text
