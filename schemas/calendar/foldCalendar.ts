/** Maximum length of a line in octets, without its end (RFC 5545, 3.1). */
const maxOctets = 75

const encoder = new TextEncoder()

/** Folds the lines of an iCalendar file, which CRLF separates. Lines that are folded already are joined first. */
export const foldCalendar = (calendar: string): string =>
  calendar
    .replace(/\r\n[ \t]/g, '')
    .split('\r\n')
    .map(foldLine)
    .join('\r\n')

/** Folds a long line, never inside a character. */
function foldLine(line: string): string {
  let folded = ''
  let octets = 0
  for (const character of line) {
    const size = encoder.encode(character).length
    if (octets + size > maxOctets) {
      folded += '\r\n '
      octets = 1
    }
    folded += character
    octets += size
  }
  return folded
}
