import { displayWidth, wrapText } from '../terminal/fitText'
import type { Paint } from '../terminal/TerminalOptions'

/** The minimum width, in cells, for prose beside other columns. */
const minProseWidth = 36
const gap = '  '
/** The minimum width of a column that shares a line with prose. */
const minColumnWidth = 12

/**
 * Renders rows under a dim header, at most as wide as the terminal. Columns without text are left out. The last column is prose:
 * it moves below its row when the other columns leave too little room.
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
  const narrowWidths = narrowAfterFirst(natural, columns - minProseWidth - gap.length * (kept.length + 1))
  const widths = narrowWidths ?? narrowAll(natural, columns - gap.length * (kept.length + 1))
  const isProseBeside = kept.length > 0 && narrowWidths !== undefined
  const proseWidth = columns - widths.reduce((sum, width) => sum + width + gap.length, gap.length)
  const renderCells = (
    cells: readonly (readonly string[])[],
    style: (text: string, column: number) => string,
  ): string[] => {
    const height = Math.max(...cells.map((cell) => cell.length))
    return Array.from({ length: height }, (_, line) => {
      const parts = cells.map((cell, column) => style(pad(cell[line] ?? '', widths[column] ?? 0), column))
      return `${gap}${parts.join(gap)}`.trimEnd()
    })
  }
  const cellsOf = (row: readonly string[]) =>
    kept.map((index, column) => wrapText(row[index] ?? '', widths[column] ?? 0))
  const head = renderCells(
    [...kept, ...(isProseBeside ? [last] : [])].map((index, column) =>
      wrapText(names[index] ?? '', widths[column] ?? proseWidth),
    ),
    (text) => paint.dim(text),
  )
  const body = rows.flatMap((row) => {
    const prose = row[last] ?? ''
    const bold = (text: string, column: number) => (column === 0 ? paint.bold(text) : text)
    if (isProseBeside) return renderCells([...cellsOf(row), wrapText(prose, proseWidth)], bold)
    const below = wrapText(prose, columns - 3 * gap.length).map((line) => `${gap.repeat(3)}${line}`.trimEnd())
    return [...renderCells(cellsOf(row), bold), ...(prose === '' ? [] : below)]
  })
  return [...head, ...body]
}

/** Narrows all columns but the first, the widest first, until they fit into `total`; undefined when they cannot. */
function narrowAfterFirst(natural: readonly number[], total: number): number[] | undefined {
  const widths = [...natural]
  let excess = widths.reduce((sum, width) => sum + width, 0) - total
  for (; excess > 0; excess--) {
    const widest = Math.max(...widths.slice(1))
    if (!(widest > minColumnWidth)) return undefined
    widths[widths.indexOf(widest, 1)] = widest - 1
  }
  return widths
}

/** Narrows the widest columns until all fit into `total`, for rows with the prose below. */
function narrowAll(natural: readonly number[], total: number): number[] {
  const widths = [...natural]
  for (let excess = widths.reduce((sum, width) => sum + width, 0) - total; excess > 0; excess--) {
    const widest = widths.indexOf(Math.max(...widths))
    widths[widest] = Math.max(1, (widths[widest] ?? 1) - 1)
  }
  return widths
}

const pad = (text: string, width: number): string => text + ' '.repeat(Math.max(0, width - displayWidth(text)))
