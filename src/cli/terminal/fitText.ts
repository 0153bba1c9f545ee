import { displayWidth } from './displayWidth'

/** As much of the beginning of a text as takes at most `width` cells. */
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

/** The text in at most `width` cells, its end cut off where it has more. */
export function cutEnd(text: string, width: number): string {
  const taken = takeCells(text, width)
  return taken.length === text.length ? text : `${takeCells(taken, width - 1)}…`
}

/** The text in at most `width` cells, its middle left out where it has more: both ends of a pointer say the most. */
export function cutMiddle(text: string, width: number): string {
  const size = displayWidth(takeCells(text, width + 1))
  if (size <= width) return text
  const start = takeCells(text, Math.floor((width - 1) / 3))
  const reversed = [...text.slice(-2 * width)].reverse().join('')
  const end = [...takeCells(reversed, width - 1 - displayWidth(start))].reverse().join('')
  return `${start}…${end}`
}

/** The text in lines of at most `width` cells, broken between words where they allow it; what `most` lines do not hold is cut. */
export function fitLines(text: string, width: number, most: number): string[] {
  const lines: string[] = []
  let rest = text.trim()
  while (rest !== '') {
    const taken = takeCells(rest, width)
    if (taken.length === rest.length) return [...lines, rest]
    if (lines.length === most - 1) return [...lines, cutEnd(rest, width)]
    const blank = rest[taken.length] === ' ' ? taken.length : taken.lastIndexOf(' ')
    // A word too long for half a line is broken: hanging alone it would leave more blank than text.
    const end = blank > taken.length / 2 ? blank : taken.length || 1
    lines.push(rest.slice(0, end).trimEnd())
    rest = rest.slice(end).trimStart()
  }
  return lines
}
