import type { LineIndex } from '../json/indexLines'
import { cutEnd, displayWidth, truncateToWidth } from './fitText'
import { printable } from './printable'
import type { Paint } from './TerminalOptions'

type TextPosition = { line: number; column: number }

type FrameOptions = { columns: number; paint: Paint; accent: (text: string) => string; around: boolean }

/**
 * Renders the line of a position with carets under `length` UTF-16 units and, with `around`, the lines before and after. Cuts
 * them to the width of the terminal, because a minified file is one line of any length.
 */
export function renderCodeFrame(
  lines: LineIndex,
  { line, column }: TextPosition,
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
      // When the marked line is cut, its neighbours usually are shorter and empty at these columns.
      return window.isCut ? [] : [`  ${gutter(String(number))} ${cutToWindow(textOf(number), window)}`.trimEnd()]
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

/** The visible part of a line in UTF-16 units, and its width in cells. `isCut` is true when text before it is hidden. */
type Window = { from: number; to: number; isCut: boolean; width: number }

/**
 * Chooses the part of the marked line that fits into `width` cells and contains the offset `place`: the whole line, else the line
 * without the indentation that all shown lines share, else the part around the offset.
 */
function chooseWindow(shown: readonly string[], marked: string, place: number, width: number): Window {
  const indentation = sharedIndentation(shown)
  for (const from of [0, indentation]) {
    if (fits(marked, from, width)) return { from, to: marked.length, isCut: false, width }
  }
  const cells = (text: string) => displayWidth(printable(text))
  const head = marked.slice(indentation, indentation + width)
  if (place - indentation <= head.length && cells(marked.slice(indentation, place)) <= (width * 2) / 3) {
    return {
      from: indentation,
      to: indentation + truncateToWidth(printable(head), width - 1).length,
      isCut: false,
      width,
    }
  }
  const ahead = truncateToWidth(printable(marked.slice(place, place + 2 * width)), Math.ceil((width * 2) / 3) - 1)
  const back = offsetBefore(marked, place, width - 2 - cells(ahead))
  return { from: back, to: place + ahead.length, isCut: true, width }
}

/** Cuts a line to the window of the marked line. */
function cutToWindow(text: string, { from, width }: Window): string {
  return cutEnd(printable(text.slice(from, from + 2 * width)), width)
}

function fits(text: string, from: number, width: number): boolean {
  return text.length - from <= 2 * width && displayWidth(printable(text.slice(from))) <= width
}

/** Returns the offset from which the text up to `end` takes `width` cells. */
function offsetBefore(text: string, end: number, width: number): number {
  const reversed = [...printable(text.slice(Math.max(0, end - 2 * width), end))].reverse().join('')
  return end - truncateToWidth(reversed, width).length
}

function sharedIndentation(lines: readonly string[]): number {
  const indentations = lines.filter((line) => /\S/.test(line.slice(0, 10_000))).map((line) => line.search(/\S/))
  return indentations.length === 0 ? 0 : Math.min(...indentations)
}
