import { count } from '../../terminal/count'
import { printable } from '../../terminal/printable'
import { createPaint, type Paint } from '../../terminal/TerminalOptions'
import {
  brokenSides,
  type DiffReporter,
  groupSimilarChanges,
  type Report,
  type ReportedChange,
  sortChanges,
} from '../Report'
import type { ChangedVerdict, ReplayResult } from '../replay/replayPayloads'
import {
  describeChange,
  describePayload,
  fileOf,
  listSubjects,
  pointerOf,
  renderPayload,
  summarise,
  summariseReplay,
} from './describeChange'

/** Recorded payloads shown of each verdict; the others are counted. */
const maxTurned = 20

/** Text for people: breaking changes first, each with a payload, then the others, by schema file. */
export const pretty: DiffReporter = (report, { print, style, showsAll }) => {
  const paint = createPaint(style.colours)
  const printLine = (text: string) => print(`${text}\n`)
  const { senders, readers, compatible, editorial } = sortChanges(report)
  const breaking = (change: ReportedChange) => renderBreaking(change, report, paint, style.columns)
  const other = (change: ReportedChange) => renderOther(change, paint)
  printLine(`${paint.bold(printable(report.old))} → ${paint.bold(printable(report.new))}\n`)
  section(senders, paint.red(paint.bold('Breaks senders')), breaking)
  section(readers, paint.red(paint.bold('Breaks readers')), breaking)
  section(compatible, paint.yellow(paint.bold('Compatible')), other)
  if (showsAll) section(editorial, paint.bold('Editorial'), other)
  if (report.replay) for (const line of renderReplay(report.replay, paint)) printLine(line)
  const { isBroken, text } = summarise(report)
  const hint = showsAll || editorial.length === 0 ? '' : paint.dim(' (--all shows editorial ones)')
  printLine(`${isBroken ? paint.red(`✖ ${text}`) : paint.green(`✔ ${text}`)}${hint}`)

  function section(list: readonly ReportedChange[], title: string, show: (change: ReportedChange) => string[]): void {
    if (list.length === 0) return
    printLine(`${title} ${paint.dim(`(${list.length})`)}\n`)
    const { groups, rest } = groupSimilarChanges(list)
    for (const group of groups) printLine(`${indent(renderGroup(group, show, paint))}\n`)
    for (const file of [...new Set(rest.map(fileOf))].sort()) {
      printLine(`  ${paint.cyan(printable(file))}`)
      for (const change of rest) if (fileOf(change) === file) printLine(indent(show(change), 4))
      printLine('')
    }
  }
}

const indent = (lines: readonly string[], by = 2): string => lines.map((line) => ' '.repeat(by) + line).join('\n')

/** The names of all changes of a group, and the first change. */
function renderGroup(
  group: readonly ReportedChange[],
  show: (change: ReportedChange) => string[],
  paint: Paint,
): string[] {
  const [first] = group
  if (!first) return []
  const names = group.map(({ subjects }) => subjects[0]?.name ?? '').join(', ')
  const [head = '', ...details] = show(first)
  const title = `${paint.cyan(`${group.length} × ${first.rule}`)} ${printable(names)}`
  return [title, `  ${head}`, ...details.map((line) => `  ${line}`)]
}

function renderBreaking(change: ReportedChange, { countedSides }: Report, paint: Paint, columns: number): string[] {
  const sides = brokenSides(change, countedSides)
  const lines = [
    `${paint.red('✖')} ${paint.bold(printable(describeChange(change)))}  ${paint.dim(change.rule)}`,
    `  ${paint.dim(`breaks ${sides.join(' and ')}${describePlace(change)}`)}`,
  ]
  for (const side of sides) {
    const payload = change.payloads[side]
    if (!payload) continue
    const shown = renderPayload(payload.document, columns - 10)
    lines.push(
      ...shown.map((line) => `    ${printable(line)}`),
      `    ${paint.dim(printable(describePayload(payload)))}`,
    )
  }
  lines.push(...change.remarks.map((remark) => `  ${paint.yellow('note')} ${printable(remark)}`))
  return lines
}

function renderOther(change: ReportedChange, paint: Paint): string[] {
  const allowed = change.allowed ? paint.dim(' allowed') : ''
  const facts = `${paint.dim(change.rule)}${allowed}${paint.dim(describePlace(change))}`
  const line = `${paint.dim('·')} ${printable(describeChange(change))}  ${facts}`
  return [line, ...change.remarks.map((remark) => `  ${paint.dim(printable(remark))}`)]
}

/** The pointer of a change in its file, and the other things it touches. */
function describePlace(change: ReportedChange): string {
  const pointer = pointerOf(change)
  const file = fileOf(change)
  const own = change.subjects.length === 1 && file.endsWith(`/${change.subjects[0]?.name}.json`)
  const touched = own ? undefined : listSubjects(change.subjects)
  return printable(`${pointer === '' ? '' : ` at ${pointer}`}${touched ? `, in ${touched}` : ''}`)
}

/** The recorded payloads whose verdict changed. `runDiff` reports those that cannot be checked on standard error. */
function renderReplay(replay: ReplayResult, paint: Paint): string[] {
  const failed = replay.turned.filter(({ now }) => now === 'invalid').slice(0, maxTurned)
  const passed = replay.turned.filter(({ now }) => now === 'valid').slice(0, maxTurned)
  const lines = [`${paint.bold('Recorded payloads')}\n`, ...failed.flatMap((each) => renderTurned(each, paint))]
  if (replay.nowInvalid > failed.length) lines.push(`  … and ${replay.nowInvalid - failed.length} more that fail now`)
  lines.push(...passed.flatMap((each) => renderTurned(each, paint)))
  if (replay.nowValid > passed.length) lines.push(`  … and ${replay.nowValid - passed.length} more that pass now`)
  return [...lines, `  ${summariseReplay(replay)}\n`]
}

function renderTurned({ file, line, column, record, now, issues }: ChangedVerdict, paint: Paint): string[] {
  const mark = now === 'invalid' ? `${paint.red('✖')} fails now ` : `${paint.green('✔')} passes now`
  const where = `${printable(file)}:${line}:${column}${record === undefined ? '' : ` (record ${record})`}`
  const shown = issues
    .slice(0, 3)
    .map(({ code, pointer, message }) => `      ${paint.dim(code)} ${printable(`${pointer} ${message}`)}`)
  const more = issues.length > 3 ? [`      ${paint.dim(`… and ${count(issues.length - 3, 'more issue')}`)}`] : []
  return now === 'invalid' ? [`  ${mark} ${paint.bold(where)}`, ...shown, ...more] : [`  ${mark} ${paint.bold(where)}`]
}
