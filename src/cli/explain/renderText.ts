import { wrapText } from '../terminal/fitText'
import { printable } from '../terminal/printable'
import type { TerminalOptions } from '../terminal/TerminalOptions'

/** The maximum width of running text in cells, however wide the terminal is. */
const maxTextWidth = 100

/** Wraps running text at `maxTextWidth`; each line starts with `indent`. */
export function renderText(text: string, { columns }: TerminalOptions, indent = ''): string[] {
  const width = Math.min(columns, maxTextWidth) - indent.length
  return wrapText(printable(text), width).map((line) => `${indent}${line}`.trimEnd())
}

/** Renders a term and its text in two columns: `Why  Without it …`. */
export function renderEntry(word: string, text: string, terminal: TerminalOptions): string[] {
  const [first = '', ...rest] = renderText(text, terminal, ' '.repeat(entryWidth))
  return [`${terminal.paint.bold(word)}${first.slice(word.length)}`, ...rest]
}

const entryWidth = 11
