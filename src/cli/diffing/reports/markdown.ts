import { brokenSides, effectOn, type Report, type ReportedChange } from '../Report'
import type { ReplayResult } from '../replaying/ReplayResult'
import type { DiffReporter } from './DiffReporter'
import { showPayload } from './showPayload'
import { fileOf, pointerOf, summarise, summariseReplay, tell, touches, verdict } from './words'

/** For a comment on a change, or release notes. */
export const markdown: DiffReporter = (report, { print, showsAll }) => {
  const { changes, asked } = report
  const breaking = changes.filter((change) => brokenSides(change, asked).length > 0)
  const others = changes.filter((change) => !breaking.includes(change))
  const compatible = others.filter((change) => effectOn(change, asked) !== 'editorial')
  const editorial = others.filter((change) => effectOn(change, asked) === 'editorial')
  const lines = [`## Contract: ${code(report.old)} → ${code(report.new)}`, '', summarise(report).text, '']
  if (breaking.length > 0) lines.push('### Breaking', '', ...breaking.flatMap((change) => showBreaking(change, report)))
  if (compatible.length > 0) lines.push('### Compatible', '', ...compatible.map(showLine), '')
  if (showsAll && editorial.length > 0) lines.push('### Editorial', '', ...editorial.map(showLine), '')
  if (report.replay) lines.push('### Recorded payloads', '', ...showReplay(report.replay), '')
  print(`${lines.join('\n').trimEnd()}\n`)
}

function showBreaking(change: ReportedChange, { asked }: Report): string[] {
  const sides = brokenSides(change, asked)
  const touched = touches(change.subjects)
  const lines = [
    `- **${escapeText(tell(change))}** Breaks ${sides.join(' and ')}. (${code(change.rule)})`,
    `  ${code(fileOf(change) + (pointerOf(change) && `#${pointerOf(change)}`))}${touched ? `, in ${escapeText(touched)}` : ''}`,
  ]
  for (const side of sides) {
    const payload = change.payloads[side]
    if (!payload) continue
    const shown = showPayload(payload.document, 100, 30)
    lines.push('', '  ```json', ...shown.map((line) => `  ${line}`), '  ```', `  ${escapeText(verdict(payload))}`)
  }
  return [...lines, ...change.remarks.map((remark) => `  _${escapeText(remark)}_`), '']
}

const showLine = (change: ReportedChange): string =>
  `- ${escapeText(tell(change))} ${code(change.rule)} ${code(`${fileOf(change)}#${pointerOf(change)}`)}${change.allowed ? ' (allowed)' : ''}`

function showReplay(replay: ReplayResult): string[] {
  const rows = replay.turned.slice(0, 50).map(({ file, line, record, now, issues }) => {
    const first = issues[0]
    const why = now === 'invalid' && first ? `${code(first.code)} ${code(first.pointer)}` : ''
    return `| ${code(`${file}:${line}`)}${record === undefined ? '' : ` record ${record}`} | ${now === 'invalid' ? 'fails now' : 'passes now'} | ${why} |`
  })
  const table = rows.length > 0 ? ['', '| payload | | first issue |', '|---|---|---|', ...rows] : []
  const problems = replay.problems.map(({ file, problem }) => `- not checked: ${code(file)} ${escapeText(problem)}`)
  return [summariseReplay(replay), ...table, ...(problems.length > 0 ? ['', ...problems] : [])]
}

/** Names and texts of schemas are shown as they are, whatever they hold. */
const escapeText = (text: string): string => text.replace(/[\\`*_<>|[\]]/g, '\\$&').replaceAll('\n', ' ')

const code = (text: string): string => {
  const fence = text.includes('`') ? '``' : '`'
  return `${fence}${text.replaceAll('\n', ' ').replaceAll('|', '\\|')}${fence}`
}
