import { count } from '../../terminal/count'
import { printable } from '../../terminal/printable'
import { createPaint, type Paint } from '../../terminal/TerminalOptions'
import type { DiffReporter } from '../Report'
import { brokenSides, groupAlike, type Report, type ReportedChange, sortChanges } from '../Report'
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

const mostTurned = 20

/** For people: what breaks first, with a payload that shows it, then what does not, by schema. */
export const pretty: DiffReporter = (report, { print, style, showsAll }) => {
  const paint = createPaint(style.colours)
  const say = (text: string) => print(`${text}\n`)
  const { senders, readers, compatible, editorial } = sortChanges(report)
  const breaking = (change: ReportedChange) => showBreaking(change, report, paint, style.columns)
  const other = (change: ReportedChange) => showOther(change, paint)
  say(`${paint.bold(printable(report.old))} → ${paint.bold(printable(report.new))}\n`)
  section(senders, paint.red(paint.bold('Breaks senders')), breaking)
  section(readers, paint.red(paint.bold('Breaks readers')), breaking)
  section(compatible, paint.yellow(paint.bold('Compatible')), other)
  if (showsAll) section(editorial, paint.bold('Editorial'), other)
  if (report.replay) for (const line of showReplay(report.replay, paint)) say(line)
  const { isBroken, text } = summarise(report)
  const hint = showsAll || editorial.length === 0 ? '' : paint.dim(' (--all shows editorial ones)')
  say(`${isBroken ? paint.red(`✖ ${text}`) : paint.green(`✔ ${text}`)}${hint}`)

  function section(list: readonly ReportedChange[], title: string, show: (change: ReportedChange) => string[]): void {
    if (list.length === 0) return
    say(`${title} ${paint.dim(`(${list.length})`)}\n`)
    const { groups, rest } = groupAlike(list)
    for (const group of groups) say(`${indent(showGroup(group, show, paint))}\n`)
    for (const file of [...new Set(rest.map(fileOf))].sort()) {
      say(`  ${paint.cyan(printable(file))}`)
      for (const change of rest) if (fileOf(change) === file) say(indent(show(change), 4))
      say('')
    }
  }
}

const indent = (lines: readonly string[], by = 2): string => lines.map((line) => ' '.repeat(by) + line).join('\n')

/** Many of a kind are named together, and the first is shown. */
function showGroup(
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

function showBreaking(change: ReportedChange, { asked }: Report, paint: Paint, columns: number): string[] {
  const sides = brokenSides(change, asked)
  const lines = [
    `${paint.red('✖')} ${paint.bold(printable(describeChange(change)))}  ${paint.dim(change.rule)}`,
    `  ${paint.dim(`breaks ${sides.join(' and ')}${place(change)}`)}`,
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

function showOther(change: ReportedChange, paint: Paint): string[] {
  const allowed = change.allowed ? paint.dim(' allowed') : ''
  const lines = [
    `${paint.dim('·')} ${printable(describeChange(change))}  ${paint.dim(change.rule)}${allowed}${paint.dim(place(change))}`,
  ]
  return [...lines, ...change.remarks.map((remark) => `  ${paint.dim(printable(remark))}`)]
}

/** Where it stands in its file, and what else it touches. */
function place(change: ReportedChange): string {
  const pointer = pointerOf(change)
  const file = fileOf(change)
  const own = change.subjects.length === 1 && file.endsWith(`/${change.subjects[0]?.name}.json`)
  const touched = own ? undefined : listSubjects(change.subjects)
  return printable(`${pointer === '' ? '' : ` at ${pointer}`}${touched ? `, in ${touched}` : ''}`)
}

/** What could not be checked is told on standard error. */
function showReplay(replay: ReplayResult, paint: Paint): string[] {
  const failed = replay.turned.filter(({ now }) => now === 'invalid').slice(0, mostTurned)
  const passed = replay.turned.filter(({ now }) => now === 'valid').slice(0, mostTurned)
  const lines = [`${paint.bold('Recorded payloads')}\n`, ...failed.flatMap((each) => showTurned(each, paint))]
  if (replay.nowInvalid > failed.length) lines.push(`  … and ${replay.nowInvalid - failed.length} more that fail now`)
  lines.push(...passed.flatMap((each) => showTurned(each, paint)))
  if (replay.nowValid > passed.length) lines.push(`  … and ${replay.nowValid - passed.length} more that pass now`)
  return [...lines, `  ${summariseReplay(replay)}\n`]
}

function showTurned({ file, line, column, record, now, issues }: ChangedVerdict, paint: Paint): string[] {
  const mark = now === 'invalid' ? `${paint.red('✖')} fails now ` : `${paint.green('✔')} passes now`
  const where = `${printable(file)}:${line}:${column}${record === undefined ? '' : ` (record ${record})`}`
  const told = issues
    .slice(0, 3)
    .map(({ code, pointer, message }) => `      ${paint.dim(code)} ${printable(`${pointer} ${message}`)}`)
  const more = issues.length > 3 ? [`      ${paint.dim(`… and ${count(issues.length - 3, 'more issue')}`)}`] : []
  return now === 'invalid' ? [`  ${mark} ${paint.bold(where)}`, ...told, ...more] : [`  ${mark} ${paint.bold(where)}`]
}
