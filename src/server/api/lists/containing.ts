/** The pattern of `like` for texts that hold a word, whatever characters it has. */
export const likePattern = (word: string): string => `%${word.replace(/[\\%_]/g, '\\$&')}%`
