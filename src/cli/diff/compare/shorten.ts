/** The string, cut after so many UTF-16 units with `…` where it is longer. */
export const shorten = (text: string, maxLength = 60): string =>
  text.length > maxLength ? `${text.slice(0, maxLength)}…` : text
