import { isObject } from '../../../schemas/engine'
import { indexLines } from '../json/indexLines'
import { locatePointers } from '../json/locatePointers'
import { displayWidth, wrapText } from '../terminal/fitText'
import { printable } from '../terminal/printable'
import type { TerminalOptions } from '../terminal/TerminalOptions'

type Example = { document?: unknown; text?: string }

/** A fault in an example: its position and a note. */
type Mark = { pointer: string; offset?: number; note?: string }

/** Renders a payload, indented, with carets and the note under the fault. */
export function renderExample({ document, text: written }: Example, terminal: TerminalOptions, mark?: Mark): string[] {
  const width = Math.min(terminal.columns, 100) - 4
  const text = written?.trimEnd() ?? formatJson(document, width)
  const lines = text.split('\n').map((line) => `  ${printable(line)}`)
  if (!mark || (mark.pointer === '' && mark.offset === undefined)) return lines
  const { offset, length } = mark.offset === undefined ? spanOf(text, mark.pointer) : { offset: mark.offset, length: 1 }
  const index = indexLines(text)
  const { line } = index.positionAt(offset)
  const bounds = index.boundsOf(line)
  if (!bounds) return lines
  // A value of several lines is underlined on its first line only.
  const end = Math.min(offset + length, bounds.end)
  const before = ' '.repeat(displayWidth(text.slice(bounds.start, offset)))
  const carets = `  ${before}${'^'.repeat(Math.max(1, displayWidth(text.slice(offset, end))))}`
  return lines.toSpliced(line, 0, ...appendNote(carets, mark.note, terminal).map((each) => terminal.paint.red(each)))
}

const spanOf = (text: string, pointer: string) => locatePointers(text, [pointer])(pointer).value

/** Puts the note after the carets, or on lines of its own when it does not fit. */
function appendNote(carets: string, note: string | undefined, { columns }: TerminalOptions): string[] {
  if (note === undefined) return [carets]
  if (displayWidth(`${carets} ${note}`) <= columns) return [`${carets} ${note}`]
  return [carets, ...wrapText(note, columns - 2).map((line) => `  ${line}`)]
}

/** Formats JSON: a value on one line when it fits into `width` after `used` cells, else one member a line. */
export function formatJson(value: unknown, width: number, used = 0): string {
  const short = onOneLine(value)
  if (used + short.length <= width) return short
  const indent = (text: string) => `  ${text.replaceAll('\n', '\n  ')}`
  if (Array.isArray(value) && value.length > 0) {
    // The comma takes one cell.
    const items = value.map((item) => indent(formatJson(item, width - 2, 1)))
    return `[\n${items.join(',\n')}\n]`
  }
  if (!isObject(value) || short === '{}') return short
  const members = Object.entries(value).map(([name, member]) => {
    const key = `${JSON.stringify(name)}: `
    return indent(key + formatJson(member, width - 2, key.length + 1))
  })
  return `{\n${members.join(',\n')}\n}`
}

function onOneLine(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(onOneLine).join(', ')}]`
  if (!isObject(value)) return JSON.stringify(value) ?? 'null'
  const members = Object.entries(value).map(([name, member]) => `${JSON.stringify(name)}: ${onOneLine(member)}`)
  return members.length === 0 ? '{}' : `{ ${members.join(', ')} }`
}
