import type { Issue } from '../../../schemas'
import { memberOf, splitPointer } from '../../../schemas/json/pointer'
import { type SourceSchema, sources } from '../../../schemas/sources'
import { cutEnd, cutMiddle, displayWidth, fitLines } from '../terminal/fitText'
import { printable } from '../terminal/printable'
import { renderCodeFrame } from '../terminal/renderCodeFrame'
import type { TerminalOptions } from '../terminal/TerminalOptions'
import type { CheckedDocument, Finding } from './CheckedDocument'
import { declaredAt } from './declaredAt'
import { describeLocation } from './describeLocation'

/** A finding longer than this loses its last lines. */
const maxLines = 12
const maxMessageLines = 3

/** The lines around the finding are shown up to this height: with the end of the report, a single finding then is twelve lines. */
const maxLinesWithContext = 9

/** A finding in at most twelve lines: the place, one sentence, the line of the file, where it is in words, and the rule. */
export function renderFinding(checked: CheckedDocument, { issue, length }: Finding, look: TerminalOptions): string {
  const { paint, columns } = look
  const accent = issue.severity === 'error' ? paint.red : paint.yellow
  const width = columns - 2
  const message = fitLines(printable(factOf(issue)), width, maxMessageLines).map((line) => `  ${paint.bold(line)}`)
  const facts = [
    ...showHelp(issue, look),
    ...showPlace(checked, issue.pointer, look),
    ...showRule(issue, declaredAt(issue, checked), look),
  ]
  const around = 1 + message.length + 4 + facts.length <= maxLinesWithContext
  const frame = renderCodeFrame(checked.lines, issue, length, { columns, paint, accent, around })
  return [showHead(checked, issue, look), ...message, ...frame, ...facts].slice(0, maxLines).join('\n')
}

/** A finding in one line, for when others of its kind were shown whole. */
export function renderFindingLine(checked: CheckedDocument, { issue }: Finding, look: TerminalOptions): string {
  const head = showHead(checked, issue, look)
  const plain = `${nameOf(checked, issue)}  ${issue.severity} ${issue.code}`
  const left = look.columns - displayWidth(plain) - 2
  const message = printable(issue.message)
  return left < 40 ? `${head}\n  ${cutEnd(message, look.columns - 2)}` : `${head}  ${cutEnd(message, left)}`
}

function showHead(checked: CheckedDocument, issue: Finding['issue'], { paint }: TerminalOptions): string {
  const accent = issue.severity === 'error' ? paint.red : paint.yellow
  return `${paint.bold(nameOf(checked, issue))}  ${accent(issue.severity)} ${paint.dim(issue.code)}`
}

function nameOf({ file, record }: CheckedDocument, { line, column }: Finding['issue']): string {
  return printable(`${file}:${line}:${column}${record === undefined ? '' : ` (record ${record})`}`)
}

function showPlace(checked: CheckedDocument, pointer: string, { paint, columns }: TerminalOptions): string[] {
  const words = printable(describeLocation(checked, pointer))
  if (words === '') return []
  const width = columns - 7
  const way = printable(pointer)
  const both = displayWidth(words) + 2 + displayWidth(way) <= width
  const first = `  ${paint.dim('in')}   ${cutEnd(words, width)}`
  if (way === '') return [first]
  return both ? [`${first}  ${paint.dim(way)}`] : [first, `       ${paint.dim(cutMiddle(way, width))}`]
}

/** What a message asks at its end when there is a suggestion; people read it on a line of its own. */
const question = / Did you mean ".*"\?$/s

const factOf = ({ message, suggestion }: Finding['issue']): string =>
  suggestion === undefined ? message : message.replace(question, '')

function showHelp({ suggestion, message }: Finding['issue'], { paint, columns }: TerminalOptions): string[] {
  const asked = question.exec(message)?.[0].trim()
  if (suggestion === undefined || (asked === undefined && message.includes(suggestion))) return []
  const help = asked ?? suggestion
  return [`  ${paint.cyan('help')} ${cutEnd(printable(help), columns - 7)}`]
}

function showRule(
  issue: Finding['issue'],
  declared: string | undefined,
  { paint, columns }: TerminalOptions,
): string[] {
  if (declared === undefined) return []
  const width = columns - 7
  const description = printable(describeRule(declared, issue) ?? '')
  const address = paint.dim(cutMiddle(declared, width))
  if (description === '') return [`  ${paint.dim('rule')} ${address}`]
  const both = displayWidth(description) + 2 + displayWidth(declared) <= width
  const first = `  ${paint.dim('rule')} ${cutEnd(description, width)}`
  return both ? [`${first}  ${address}`] : [first, `       ${address}`]
}

/**
 * What the schema says the member is for whose rule stands at `declared`, such as
 * `schemas/blocks/title.json#/properties/level/maximum`; undefined where it says nothing of a single member.
 */
function describeRule(declared: string, { code, pointer }: Issue): string | undefined {
  const [path = '', inside = ''] = declared.split('#')
  const all: Readonly<Record<string, SourceSchema>> = sources()
  const schema = all[path.replace(/^schemas\//, '')]
  const names = splitPointer(inside)
  // A list of required names stands beside the members it is about.
  const required = code === 'missing-property' ? names.lastIndexOf('required') : -1
  const missing = splitPointer(pointer).at(-1) ?? ''
  const way = required === -1 ? names : [...names.slice(0, required), 'properties', missing]

  let found: string | undefined
  let value: unknown = schema
  for (const [index, name] of way.entries()) {
    value = memberOf(value, name)
    const description = memberOf(value, 'description')
    if (way[index - 1] === 'properties') found = typeof description === 'string' ? `${name}: ${description}` : undefined
  }
  return code === 'unknown-property' ? undefined : found
}
