import { displayWidth } from './displayWidth'
import { cutEnd, takeCells } from './fitText'
import { printable } from './printable'

/** The part of a line that is shown, in UTF-16 units, and the cells it may take. `isCut` says that text before it is left out. */
type Window = { from: number; to: number; isCut: boolean; width: number }

/**
 * The part of the marked line that fits into `width` cells and shows `place`: all of it where it fits, all but the indentation
 * these lines share where that helps, else what is around the place.
 */
export function chooseWindow(shown: readonly string[], marked: string, place: number, width: number): Window {
  const indentation = sharedIndentation(shown)
  for (const from of [0, indentation]) {
    if (fits(marked, from, width)) return { from, to: marked.length, isCut: false, width }
  }
  const cells = (text: string) => displayWidth(printable(text))
  const head = marked.slice(indentation, indentation + width)
  if (place - indentation <= head.length && cells(marked.slice(indentation, place)) <= (width * 2) / 3) {
    return { from: indentation, to: indentation + takeCells(printable(head), width - 1).length, isCut: false, width }
  }
  const ahead = takeCells(printable(marked.slice(place, place + 2 * width)), Math.ceil((width * 2) / 3) - 1)
  const back = takeBack(marked, place, width - 2 - cells(ahead))
  return { from: back, to: place + ahead.length, isCut: true, width }
}

/** What a line shows in the window of the marked one. */
export function showWindow(text: string, { from, width }: Window): string {
  return cutEnd(printable(text.slice(from, from + 2 * width)), width)
}

function fits(text: string, from: number, width: number): boolean {
  return text.length - from <= 2 * width && displayWidth(printable(text.slice(from))) <= width
}

/** Where a text that ends at `end` begins when it may take `width` cells. */
function takeBack(text: string, end: number, width: number): number {
  const reversed = [...printable(text.slice(Math.max(0, end - 2 * width), end))].reverse().join('')
  return end - takeCells(reversed, width).length
}

function sharedIndentation(lines: readonly string[]): number {
  const indentations = lines.filter((line) => /\S/.test(line.slice(0, 10_000))).map((line) => line.search(/\S/))
  return indentations.length === 0 ? 0 : Math.min(...indentations)
}
