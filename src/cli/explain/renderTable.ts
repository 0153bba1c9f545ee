import { displayWidth, wrapText } from '../terminal/fitText'
import type { Paint } from '../terminal/TerminalOptions'

/** The least room in which a description is read with ease. */
const readable = 36
const gap = '  '
/** Below this a column is no longer one. */
const narrowest = 12

/**
 * Rows under bold names, as wide as the terminal at most; columns without any text are left out. The last column is prose:
 * where too little room is left beside the others it stands below its row.
 */
export function renderTable(
  names: readonly string[],
  rows: readonly (readonly string[])[],
  columns: number,
  paint: Paint,
): string[] {
  const kept = names.map((_, index) => index).filter((index) => rows.some((row) => row[index]))
  const last = kept.pop()
  if (last === undefined) return []
  const natural = kept.map((index) =>
    Math.max(...[...rows.map((row) => row[index] ?? ''), names[index] ?? ''].map(displayWidth)),
  )
  const narrow = narrowed(natural, columns - readable - gap.length * (kept.length + 1))
  const widths = narrow ?? squeezed(natural, columns - gap.length * (kept.length + 1))
  const isBeside = kept.length > 0 && narrow !== undefined
  const room = columns - widths.reduce((sum, width) => sum + width + gap.length, gap.length)
  const draw = (cells: readonly (readonly string[])[], style: (text: string, column: number) => string): string[] => {
    const height = Math.max(...cells.map((cell) => cell.length))
    return Array.from({ length: height }, (_, line) => {
      const parts = cells.map((cell, column) => style(pad(cell[line] ?? '', widths[column] ?? 0), column))
      return `${gap}${parts.join(gap)}`.trimEnd()
    })
  }
  const cellsOf = (row: readonly string[]) =>
    kept.map((index, column) => wrapText(row[index] ?? '', widths[column] ?? 0))
  const head = draw(
    [...kept, ...(isBeside ? [last] : [])].map((index, column) => wrapText(names[index] ?? '', widths[column] ?? room)),
    (text) => paint.dim(text),
  )
  const body = rows.flatMap((row) => {
    const prose = row[last] ?? ''
    const bold = (text: string, column: number) => (column === 0 ? paint.bold(text) : text)
    if (isBeside) return draw([...cellsOf(row), wrapText(prose, room)], bold)
    const below = wrapText(prose, columns - 3 * gap.length).map((line) => `${gap.repeat(3)}${line}`.trimEnd())
    return [...draw(cellsOf(row), bold), ...(prose === '' ? [] : below)]
  })
  return [...head, ...body]
}

/** The widths of columns so that they fit in `total`: all but the first give, the widest first; undefined when they cannot. */
function narrowed(natural: readonly number[], total: number): number[] | undefined {
  const widths = [...natural]
  let excess = widths.reduce((sum, width) => sum + width, 0) - total
  for (; excess > 0; excess--) {
    const widest = Math.max(...widths.slice(1))
    if (!(widest > narrowest)) return undefined
    widths[widths.indexOf(widest, 1)] = widest - 1
  }
  return widths
}

/** The widths of columns that share a line without prose: the widest give until all fit. */
function squeezed(natural: readonly number[], total: number): number[] {
  const widths = [...natural]
  for (let excess = widths.reduce((sum, width) => sum + width, 0) - total; excess > 0; excess--) {
    const widest = widths.indexOf(Math.max(...widths))
    widths[widest] = Math.max(1, (widths[widest] ?? 1) - 1)
  }
  return widths
}

const pad = (text: string, width: number): string => text + ' '.repeat(Math.max(0, width - displayWidth(text)))
