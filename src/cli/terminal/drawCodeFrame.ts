import type { LineIndex } from '../json/indexLines'
import { chooseWindow, showWindow } from './chooseWindow'
import type { Paint } from './createPaint'
import { displayWidth } from './displayWidth'
import { printable } from './printable'

type Place = { line: number; column: number }

type FrameOptions = { columns: number; paint: Paint; accent: (text: string) => string; around: boolean }

/**
 * The line of a place with carets under `length` UTF-16 units, and `around` it the lines before and after, cut to the width
 * of the terminal: a minified file is one line of any length.
 */
export function drawCodeFrame(
  lines: LineIndex,
  { line, column }: Place,
  length: number,
  { columns, paint, accent, around }: FrameOptions,
): string[] {
  const textOf = (number: number): string => {
    const bounds = lines.boundsOf(number)
    return bounds ? lines.text.slice(bounds.start, bounds.end) : ''
  }
  const neighbours = around ? [line - 1, line, line + 1] : [line]
  const numbers = neighbours.filter((number) => number === line || /\S/.test(textOf(number)))
  const digits = String(numbers.at(-1) ?? line).length
  const mark = { from: column - 1, to: column - 1 + Math.max(1, length) }
  const marked = textOf(line)
  const window = chooseWindow(numbers.map(textOf), marked, mark.from, Math.max(30, columns - digits - 5))
  const gutter = (number: string) => paint.dim(`${number.padStart(digits)} |`)

  return numbers.flatMap((number) => {
    if (number !== line) {
      // Around a line too long for the window there is nothing to see at these columns.
      return window.isCut ? [] : [`  ${gutter(String(number))} ${showWindow(textOf(number), window)}`.trimEnd()]
    }
    const before = marked.slice(window.from, mark.from)
    const within = marked.slice(mark.from, Math.min(mark.to, window.to))
    const after = marked.slice(Math.max(mark.from, Math.min(mark.to, window.to)), window.to)
    const start = `${window.isCut ? '…' : ''}${printable(before)}`
    const end = `${printable(after)}${window.to < marked.length ? '…' : ''}`
    const carets = '^'.repeat(Math.max(1, displayWidth(printable(within))))
    return [
      `${accent('>')} ${gutter(String(number))} ${start}${within === '' ? '' : accent(printable(within))}${end}`.trimEnd(),
      `  ${gutter('')} ${' '.repeat(displayWidth(start))}${accent(carets)}`,
    ]
  })
}
