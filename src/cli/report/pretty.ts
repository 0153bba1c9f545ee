import { splitPointer } from '../../../schemas/json/pointer'
import { grouped } from '../terminal/count'
import { cutEnd, fitLines } from '../terminal/fitText'
import { printable } from '../terminal/printable'
import type { TerminalOptions } from '../terminal/TerminalOptions'
import { createPaint } from '../terminal/TerminalOptions'
import type { CheckedDocument, Finding } from './CheckedDocument'
import { sortByPosition } from './CheckedDocument'
import { createSummary } from './createSummary'
import { type Repeat, RepeatLimiter } from './RepeatLimiter'
import type { Reporter, ReporterOptions } from './Reporter'
import { renderFinding, renderFindingLine } from './renderFinding'

/** The first of the issues that are only counted in a file: told after all when it stays the only one. */
type Counted = { file: string; finding: Finding; brief: string }

const note = 'Issues of a kind are shown a few times a file and then counted; --format compact shows each in one line.'

/** For people: each issue with the line it is on, and the counts by code at the end. */
export function pretty({ print, style, quiet }: ReporterOptions): Reporter {
  const paint = createPaint(style.colours)
  const look = { paint, columns: style.columns }
  const repeats = RepeatLimiter<Counted>()
  const summary = createSummary(look, quiet)
  let isShortened = false

  function tell(checked: CheckedDocument, finding: Finding): void {
    summary.finding(finding)
    const brief = () => renderFindingLine(checked, finding, look)
    const telling = repeats.tell(finding.issue, () => ({ file: checked.file, finding, brief: brief() }))
    if (telling === 'frame') print(`${renderFinding(checked, finding, look)}\n\n`)
    else if (telling === 'line') print(`${brief()}\n\n`)
    isShortened ||= telling !== 'frame'
  }
  function endFile(): void {
    for (const repeat of repeats.endFile()) print(`${showRepeat(repeat, look)}\n\n`)
  }
  return {
    document(checked) {
      for (const finding of sortByPosition(checked.findings)) tell(checked, finding)
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
      print(summary.show(counts, isShortened ? fitLines(note, style.columns, 2).map(paint.dim) : []))
    },
  }
}

function showRepeat(
  { counted, lines, isWhole, isOneKind, first }: Repeat<Counted>,
  { paint, columns }: TerminalOptions,
): string {
  if (counted === 1) return first.brief
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
