import { displayWidth } from './displayWidth'

/** Breaks a text into lines of at most `width` cells, at blanks where there are any and inside a word where it must be. */
export function wrapText(text: string, width: number): string[] {
  const lines: string[] = []
  let line = ''
  // A quotation keeps its marks.
  for (const word of text.split(/(?<!«) (?!»)/)) {
    const longer = line === '' ? word : `${line} ${word}`
    if (displayWidth(longer) <= width) {
      line = longer
      continue
    }
    if (line !== '') lines.push(line)
    line = word
    while (displayWidth(line) > width) {
      const start = cut(line, width)
      lines.push(start)
      line = line.slice(start.length)
    }
  }
  return [...lines, line]
}

/** The beginning of a word that fits, one character at least. */
function cut(word: string, width: number): string {
  let start = ''
  for (const character of word) {
    if (start !== '' && displayWidth(start + character) > width) break
    start += character
  }
  return start
}
