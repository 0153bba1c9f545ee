const ascii = /^[\u0020-\u007e]*$/
const flag = /[\u{1f1e6}-\u{1f1ff}]/u
const wide =
  /[\u1100-\u115f\u2e80-\ua4cf\ua960-\ua97c\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6\u{20000}-\u{3fffd}]|\p{Emoji_Presentation}/u
const zeroWidth = /\p{Mark}|[\u1160-\u11ff\u200b-\u200d]|\p{Emoji_Modifier}/u

/**
 * Returns the width of a string in terminal cells: two for East Asian characters and emoji, none for combining marks and skin
 * tones, one for each of the two letters of a flag.
 */
export function displayWidth(text: string): number {
  if (ascii.test(text)) return text.length
  let width = 0
  for (const character of text) width += widthOf(character)
  return width
}

function widthOf(character: string): number {
  if (flag.test(character)) return 1
  if (zeroWidth.test(character)) return 0
  return wide.test(character) ? 2 : 1
}

/** Cuts a string after at most `width` cells. */
export function truncateToWidth(text: string, width: number): string {
  let used = 0
  let end = 0
  for (const character of text) {
    used += displayWidth(character)
    if (used > width) break
    end += character.length
  }
  return text.slice(0, end)
}

/** Replaces the end of a string of more than `width` cells by `…`. */
export function cutEnd(text: string, width: number): string {
  const taken = truncateToWidth(text, width)
  return taken.length === text.length ? text : `${truncateToWidth(taken, width - 1)}…`
}

/** Replaces the middle of a string of more than `width` cells by `…`. The ends of a pointer are its most useful parts. */
export function cutMiddle(text: string, width: number): string {
  const size = displayWidth(truncateToWidth(text, width + 1))
  if (size <= width) return text
  const start = truncateToWidth(text, Math.floor((width - 1) / 3))
  const reversed = [...text.slice(-2 * width)].reverse().join('')
  const end = [...truncateToWidth(reversed, width - 1 - displayWidth(start))].reverse().join('')
  return `${start}…${end}`
}

/** Wraps a string to at most `maxLines` lines of at most `width` cells, between words where possible, and cuts the rest. */
export function fitLines(text: string, width: number, maxLines: number): string[] {
  const lines: string[] = []
  let rest = text.trim()
  while (rest !== '') {
    const taken = truncateToWidth(rest, width)
    if (taken.length === rest.length) return [...lines, rest]
    if (lines.length === maxLines - 1) return [...lines, cutEnd(rest, width)]
    const blank = rest[taken.length] === ' ' ? taken.length : taken.lastIndexOf(' ')
    // Breaks inside a word that would leave more than half of the line empty.
    const end = blank > taken.length / 2 ? blank : taken.length || 1
    lines.push(rest.slice(0, end).trimEnd())
    rest = rest.slice(end).trimStart()
  }
  return lines
}

/** Wraps a string to lines of at most `width` cells, at spaces, and inside a word that is longer than a line. */
export function wrapText(text: string, width: number): string[] {
  const lines: string[] = []
  let line = ''
  // A line never breaks between a word and its quotation marks (« »).
  for (const word of text.split(/(?<!«) (?!»)/)) {
    const longer = line === '' ? word : `${line} ${word}`
    if (displayWidth(longer) <= width) {
      line = longer
      continue
    }
    if (line !== '') lines.push(line)
    line = word
    while (displayWidth(line) > width) {
      // Takes at least one character, even when it is wider than the line.
      const start = truncateToWidth(line, width) || String.fromCodePoint(line.codePointAt(0) ?? 0)
      lines.push(start)
      line = line.slice(start.length)
    }
  }
  return [...lines, line]
}
