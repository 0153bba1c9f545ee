const ascii = /^[\u0020-\u007e]*$/
const flag = /[\u{1f1e6}-\u{1f1ff}]/u
const wide =
  /[\u1100-\u115f\u2e80-\ua4cf\ua960-\ua97c\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6\u{20000}-\u{3fffd}]|\p{Emoji_Presentation}/u
const empty = /\p{Mark}|[\u1160-\u11ff\u200b-\u200d]|\p{Emoji_Modifier}/u

/**
 * How many cells of a terminal a string takes: two for East Asian characters and emoji, none for combining marks and skin
 * tones, one for each of the two letters that make a flag.
 */
export function displayWidth(text: string): number {
  if (ascii.test(text)) return text.length
  let width = 0
  for (const character of text) width += widthOf(character)
  return width
}

function widthOf(character: string): number {
  if (flag.test(character)) return 1
  if (empty.test(character)) return 0
  return wide.test(character) ? 2 : 1
}

/** The start of a string, cut to at most `width` cells. */
export function takeCells(text: string, width: number): string {
  let used = 0
  let end = 0
  for (const character of text) {
    used += displayWidth(character)
    if (used > width) break
    end += character.length
  }
  return text.slice(0, end)
}

/** Cuts the end of a string that takes more than `width` cells. */
export function cutEnd(text: string, width: number): string {
  const taken = takeCells(text, width)
  return taken.length === text.length ? text : `${takeCells(taken, width - 1)}…`
}

/** Cuts the middle of a string that takes more than `width` cells: both ends of a pointer are the most useful parts. */
export function cutMiddle(text: string, width: number): string {
  const size = displayWidth(takeCells(text, width + 1))
  if (size <= width) return text
  const start = takeCells(text, Math.floor((width - 1) / 3))
  const reversed = [...text.slice(-2 * width)].reverse().join('')
  const end = [...takeCells(reversed, width - 1 - displayWidth(start))].reverse().join('')
  return `${start}…${end}`
}

/** Breaks a string into at most `maxLines` lines of at most `width` cells, between words where possible, and cuts the rest. */
export function fitLines(text: string, width: number, maxLines: number): string[] {
  const lines: string[] = []
  let rest = text.trim()
  while (rest !== '') {
    const taken = takeCells(rest, width)
    if (taken.length === rest.length) return [...lines, rest]
    if (lines.length === maxLines - 1) return [...lines, cutEnd(rest, width)]
    const blank = rest[taken.length] === ' ' ? taken.length : taken.lastIndexOf(' ')
    // A word that would leave more than half of the line empty is broken instead.
    const end = blank > taken.length / 2 ? blank : taken.length || 1
    lines.push(rest.slice(0, end).trimEnd())
    rest = rest.slice(end).trimStart()
  }
  return lines
}

/** Breaks a string into lines of at most `width` cells, at blanks, and inside a word that is longer than a line. */
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
      // One character at least.
      const start = takeCells(line, width) || String.fromCodePoint(line.codePointAt(0) ?? 0)
      lines.push(start)
      line = line.slice(start.length)
    }
  }
  return [...lines, line]
}
