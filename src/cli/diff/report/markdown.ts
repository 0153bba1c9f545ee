import {
  brokenSides,
  type DiffReporter,
  groupSimilarChanges,
  type Report,
  type ReportedChange,
  sortChanges,
} from '../Report'
import type { ReplayResult } from '../replay/replayPayloads'
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

/** Markdown for a comment on a pull request, or for release notes. */
export const markdown: DiffReporter = (report, { print, showsAll }) => {
  const { senders, readers, compatible, editorial } = sortChanges(report)
  const breaking = (change: ReportedChange) => renderBreaking(change, report)
  const lines = [`## Contract: ${code(report.old)} → ${code(report.new)}`, '', summarise(report).text, '']
  if (senders.length > 0) lines.push('### Breaks senders', '', ...renderAll(senders, breaking))
  if (readers.length > 0) lines.push('### Breaks readers', '', ...renderAll(readers, breaking))
  if (compatible.length > 0)
    lines.push('### Compatible', '', ...renderAll(compatible, (change) => [renderLine(change)]), '')
  if (showsAll && editorial.length > 0) lines.push('### Editorial', '', ...editorial.map(renderLine), '')
  if (report.replay) lines.push('### Recorded payloads', '', ...renderReplay(report.replay), '')
  print(`${lines.join('\n').trimEnd()}\n`)
}

function renderAll(changes: readonly ReportedChange[], show: (change: ReportedChange) => string[]): string[] {
  const { groups, rest } = groupSimilarChanges(changes)
  const named = groups.flatMap((group) => {
    const names = group.map(({ subjects }) => code(subjects[0]?.name ?? '')).join(', ')
    return [`- **${group.length} × ${code(group[0]?.rule ?? '')}** ${names}`, '']
  })
  return [...named, ...rest.flatMap(show)]
}

function renderBreaking(change: ReportedChange, { countedSides }: Report): string[] {
  const sides = brokenSides(change, countedSides)
  const touched = listSubjects(change.subjects)
  const lines = [
    `- **${escapeText(describeChange(change))}** Breaks ${sides.join(' and ')}. (${code(change.rule)})`,
    `  ${code(fileOf(change) + (pointerOf(change) && `#${pointerOf(change)}`))}${touched ? `, in ${escapeText(touched)}` : ''}`,
  ]
  for (const side of sides) {
    const payload = change.payloads[side]
    if (!payload) continue
    const json = renderPayload(payload.document, 100, 30).map((line) => `  ${line}`)
    lines.push('', '  ```json', ...json, '  ```', `  ${escapeText(describePayload(payload))}`)
  }
  return [...lines, ...change.remarks.map((remark) => `  _${escapeText(remark)}_`), '']
}

const renderLine = (change: ReportedChange): string =>
  `- ${escapeText(describeChange(change))} ${code(change.rule)} ${code(`${fileOf(change)}#${pointerOf(change)}`)}${change.allowed ? ' (allowed)' : ''}`

function renderReplay(replay: ReplayResult): string[] {
  const rows = replay.turned.slice(0, 50).map(({ file, line, record, now, issues }) => {
    const first = issues[0]
    const why = now === 'invalid' && first ? `${code(first.code)} ${code(first.pointer)}` : ''
    return `| ${code(`${file}:${line}`)}${record === undefined ? '' : ` record ${record}`} | ${now === 'invalid' ? 'fails now' : 'passes now'} | ${why} |`
  })
  const table = rows.length > 0 ? ['', '| payload | | first issue |', '|---|---|---|', ...rows] : []
  const problems = replay.problems.map(({ file, problem }) => `- not checked: ${code(file)} ${escapeText(problem)}`)
  return [summariseReplay(replay), ...table, ...(problems.length > 0 ? ['', ...problems] : [])]
}

/** Escapes what Markdown would interpret. */
const escapeText = (text: string): string => text.replace(/[\\`*_<>|[\]]/g, '\\$&').replaceAll('\n', ' ')

const code = (text: string): string => {
  const fence = text.includes('`') ? '``' : '`'
  return `${fence}${text.replaceAll('\n', ' ').replaceAll('|', '\\|')}${fence}`
}
