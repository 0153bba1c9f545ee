import { wrapText } from '../terminal/fitText'
import { printable } from '../terminal/printable'
import type { TerminalOptions } from '../terminal/TerminalOptions'

/** Lines longer than this many cells are hard to read however wide the terminal is. */
const comfortable = 100

/** Running text in lines of a comfortable length, each after `indent`. */
export function renderText(text: string, { columns }: TerminalOptions, indent = ''): string[] {
  const width = Math.min(columns, comfortable) - indent.length
  return wrapText(printable(text), width).map((line) => `${indent}${line}`.trimEnd())
}

/** A word with the text about it beside it, both in columns of their own: `Why  Without it …`. */
export function renderEntry(word: string, text: string, look: TerminalOptions): string[] {
  const [first = '', ...rest] = renderText(text, look, ' '.repeat(entryWidth))
  return [`${look.paint.bold(word)}${first.slice(word.length)}`, ...rest]
}

const entryWidth = 11
