/** A text within a message: in quotes, and cut when it is long. */
export const quote = (text: string, longest = 60): string => {
  const plain = text.replace(/\s+/g, ' ').trim()
  return plain.length <= longest ? `"${plain}"` : `"${plain.slice(0, longest - 1).trimEnd()}…"`
}
