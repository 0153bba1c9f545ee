import type { LineIndex } from '../positions/indexLines'
import type { Paint } from './createPaint'
import { displayWidth } from './displayWidth'
import { printable } from './printable'

type Bounds = { start: number; end: number }

type Place = { line: number; column: number }

/** How much of a line is shown, in UTF-16 units from its start. */
type Window = { from: number; to: number }

/**
 * The line of a place with the lines around it and carets under `length` units, cut to the width of the terminal: a minified
 * file is one line of any length.
 */
export function drawCodeFrame(
  lines: LineIndex,
  { line, column }: Place,
  length: number,
  columns: number,
  paint: Paint,
  accent: (text: string) => string,
): string[] {
  const digits = String(line + 1).length
  const window = chooseWindow(lines, { line, column }, Math.max(40, columns - digits - 7))
  // Around a line too long for the window there is nothing to see at these columns.
  const shown = window.from > 0 ? [line] : [line - 1, line, line + 1]
  return shown.flatMap((number) => {
    const bounds = lines.boundsOf(number)
    if (!bounds) return []
    const text = showLine(lines.text, bounds, window)
    const gutter = paint.dim(`${String(number).padStart(digits)} |`)
    if (number !== line) return [`  ${gutter} ${text}`.trimEnd()]
    const indent = displayWidth(window.from > 0 ? '…' : '') + widthOf(lines.text, bounds, window.from, column - 1)
    const marked = widthOf(lines.text, bounds, column - 1, Math.min(column - 1 + length, window.to))
    const carets = accent('^'.repeat(Math.max(1, marked)))
    return [
      `${accent('>')} ${gutter} ${text}`,
      `  ${' '.repeat(digits)} ${paint.dim('|')} ${' '.repeat(indent)}${carets}`,
    ]
  })
}

/** Keeps the start of the line while the place fits, else puts the place a third into the window. */
function chooseWindow(lines: LineIndex, { line, column }: Place, width: number): Window {
  const bounds = lines.boundsOf(line)
  const size = bounds ? bounds.end - bounds.start : 0
  if (size <= width || column <= (width * 2) / 3) return { from: 0, to: width }
  const from = Math.min(column - 1 - Math.floor(width / 3), size - width)
  return { from, to: from + width }
}

function showLine(text: string, { start, end }: Bounds, { from, to }: Window): string {
  const part = text.slice(start + from, Math.min(start + to, end))
  return `${from > 0 ? '…' : ''}${printable(part)}${start + to < end ? '…' : ''}`
}

function widthOf(text: string, { start, end }: Bounds, from: number, to: number): number {
  return displayWidth(printable(text.slice(start + from, Math.min(start + to, end))))
}
