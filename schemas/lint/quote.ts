/** Quotes a string for a message; longer than `maxLength`, it ends in an ellipsis. */
export const quote = (text: string, maxLength = 60): string => {
  const plain = text.replace(/\s+/g, ' ').trim()
  return plain.length <= maxLength ? `"${plain}"` : `"${plain.slice(0, maxLength - 1).trimEnd()}…"`
}
