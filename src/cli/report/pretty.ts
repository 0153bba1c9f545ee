import { splitPointer } from '../../../schemas/json/pointer'
import { grouped } from '../terminal/count'
import { cutEnd, fitLines } from '../terminal/fitText'
import { printable } from '../terminal/printable'
import { createPaint, type TerminalOptions } from '../terminal/TerminalOptions'
import { createSummary } from './createSummary'
import { type Repeat, RepeatLimiter } from './RepeatLimiter'
import { type CheckedDocument, type Finding, type Reporter, type ReporterOptions, sortByPosition } from './Reporter'
import { renderFinding, renderFindingLine } from './renderFinding'

/** The first issue of a kind that is only counted. Its `line` is shown instead of the count when no other follows. */
type FirstRepeat = { file: string; finding: Finding; line: string }

const shortenedNote =
  'Issues of a kind are shown a few times a file and then counted; --format compact shows each in one line.'

/** Writes text for people: each issue with its line of the file, and the counts by code at the end. */
export function pretty({ print, style, quiet, words }: ReporterOptions): Reporter {
  const paint = createPaint(style.colours)
  const terminal = { paint, columns: style.columns, words }
  const repeats = RepeatLimiter<FirstRepeat>()
  const summary = createSummary(terminal, quiet)
  let isShortened = false

  function show(checked: CheckedDocument, finding: Finding): void {
    summary.finding(finding)
    const line = () => renderFindingLine(checked, finding, terminal)
    const display = repeats.displayOf(finding.issue, () => ({ file: checked.file, finding, line: line() }))
    if (display === 'frame') print(`${renderFinding(checked, finding, terminal)}\n\n`)
    else if (display === 'line') print(`${line()}\n\n`)
    isShortened ||= display !== 'frame'
  }
  function endFile(): void {
    for (const repeat of repeats.endFile()) print(`${renderRepeat(repeat, terminal)}\n\n`)
  }
  return {
    document(checked) {
      for (const finding of sortByPosition(checked.findings)) show(checked, finding)
    },
    file(checked) {
      endFile()
      summary.file(checked)
    },
    problem() {
      endFile()
      summary.problem()
    },
    end(counts) {
      endFile()
      print(summary.show(counts, isShortened ? fitLines(shortenedNote, style.columns, 2).map(paint.dim) : []))
    },
  }
}

function renderRepeat(
  { counted, lines, isWhole, isOneKind, first }: Repeat<FirstRepeat>,
  { paint, columns }: TerminalOptions,
): string {
  if (counted === 1) return first.line
  const { severity, code, pointer } = first.finding.issue
  const accent = severity === 'error' ? paint.red : paint.yellow
  const head = `${paint.bold(printable(first.file))}  ${accent(severity)} ${paint.dim(code)}`
  const member = splitPointer(pointer).findLast((name) => !/^\d+$/.test(name))
  const about = member === undefined || !isOneKind ? '' : ` about "${cutEnd(printable(member), 40)}"`
  const where = `on line${lines.length === 1 ? '' : 's'} ${lines.join(', ')}${isWhole ? '' : ' …'}`
  return [
    head,
    ...fitLines(`${grouped(counted)} more${about} ${where}`, columns - 2, 2).map((line) => `  ${line}`),
  ].join('\n')
}
