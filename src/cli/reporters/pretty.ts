import type { CheckedDocument, Finding } from '../checking/CheckedDocument'
import type { Summary } from '../checking/countIssues'
import { createPaint, type Paint } from '../printing/createPaint'
import { drawCodeFrame } from '../printing/drawCodeFrame'
import { printable } from '../printing/printable'
import { describePlace } from './describePlace'
import type { Reporter, ReporterOptions } from './Reporter'

/** For people: each issue with the line it is on, and one line of counts at the end. */
export function pretty({ print, style, quiet }: ReporterOptions): Reporter {
  const paint = createPaint(style.colours)
  let filesWithIssues = 0
  return {
    document(checked) {
      for (const finding of inOrder(checked.findings))
        print(`${showFinding(checked, finding, paint, style.columns)}\n\n`)
    },
    file({ errors, warnings }) {
      if (errors + warnings > 0) filesWithIssues += 1
    },
    problem() {},
    end(summary) {
      if (summary.files > 0 && (!quiet || summary.errors > 0)) print(`${summarise(summary, filesWithIssues, paint)}\n`)
    },
  }
}

function inOrder(findings: readonly Finding[]): Finding[] {
  return [...findings].sort(({ issue: a }, { issue: b }) => a.line - b.line || a.column - b.column)
}

function showFinding(checked: CheckedDocument, { issue, length }: Finding, paint: Paint, columns: number): string {
  const { severity, code, message, pointer, suggestion } = issue
  const accent = severity === 'error' ? paint.red : paint.yellow
  const position = paint.bold(`${printable(checked.file)}:${issue.line}:${issue.column}`)
  const lines = [`${position}  ${accent(severity)} ${paint.dim(code)}`, `  ${printable(message)}`]
  lines.push(...drawCodeFrame(checked.lines, issue, length, columns, paint, accent))
  const words = describePlace(checked.document, checked.kind, pointer)
  if (words !== '') lines.push(`  ${paint.dim('in')}   ${printable(words)}  ${paint.dim(printable(pointer))}`.trimEnd())
  if (suggestion !== undefined && !message.includes(suggestion)) {
    lines.push(`  ${paint.cyan('help')} ${printable(suggestion)}`)
  }
  return lines.join('\n')
}

function summarise({ files, blocks, errors, warnings }: Summary, filesWithIssues: number, paint: Paint): string {
  const checked = `${count(files, 'file')} (${count(blocks, 'block')})`
  if (errors === 0 && warnings === 0) return `${paint.green('✔ no issue')} in ${checked}`
  const counts = `${count(errors, 'error')}, ${count(warnings, 'warning')}`
  const mark = errors > 0 ? paint.red(`✖ ${counts}`) : paint.yellow(`! ${counts}`)
  return `${mark} in ${filesWithIssues} of ${checked}`
}

function count(amount: number, noun: string): string {
  return `${amount} ${noun}${amount === 1 ? '' : 's'}`
}
