/** Cuts a string of more than `maxLength` UTF-16 units and appends `…`. */
export const shorten = (text: string, maxLength = 60): string =>
  text.length > maxLength ? `${text.slice(0, maxLength)}…` : text
