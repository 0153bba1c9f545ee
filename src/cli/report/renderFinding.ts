import type { Issue } from '../../../schemas'
import { SchemaNode } from '../../../schemas/compile/SchemaNode'
import { joinPointer, splitPointer } from '../../../schemas/json/pointer'
import { builtinSchemas } from '../../../schemas/sources'
import type { Words } from '../../../schemas/words'
import { cutEnd, cutMiddle, displayWidth, fitLines } from '../terminal/fitText'
import { printable } from '../terminal/printable'
import { renderCodeFrame } from '../terminal/renderCodeFrame'
import type { TerminalOptions } from '../terminal/TerminalOptions'
import { describeLocation } from './describeLocation'
import { locateRule } from './locateRule'
import type { CheckedDocument, Finding } from './Reporter'

/** The maximum height of a finding; the last lines are cut. */
const maxLines = 12
const maxMessageLines = 3

/** The maximum height with the lines around the finding: a report of one finding then has twelve lines, its end included. */
const maxLinesWithContext = 9

/** Renders a finding in at most twelve lines: position, message, line of the file, location in words, and rule. */
export function renderFinding(checked: CheckedDocument, { issue, length }: Finding, terminal: TerminalOptions): string {
  const { paint, columns } = terminal
  const accent = issue.severity === 'error' ? paint.red : paint.yellow
  const width = columns - 2
  const message = fitLines(printable(messageWithoutQuestion(issue)), width, maxMessageLines).map(
    (line) => `  ${paint.bold(line)}`,
  )
  const facts = [
    ...renderHelp(issue, terminal),
    ...renderLocation(checked, issue.pointer, terminal),
    ...renderRule(issue, locateRule(issue, checked), terminal),
  ]
  const around = 1 + message.length + 4 + facts.length <= maxLinesWithContext
  const frame = renderCodeFrame(checked.lines, issue, length, { columns, paint, accent, around })
  return [renderHead(checked, issue, terminal), ...message, ...frame, ...facts].slice(0, maxLines).join('\n')
}

/** Renders a finding in one line, for a kind that was already shown with code frames. */
export function renderFindingLine(checked: CheckedDocument, { issue }: Finding, terminal: TerminalOptions): string {
  const head = renderHead(checked, issue, terminal)
  const plain = `${nameOf(checked, issue)}  ${issue.severity} ${issue.code}`
  const left = terminal.columns - displayWidth(plain) - 2
  const message = printable(issue.message)
  return left < 40 ? `${head}\n  ${cutEnd(message, terminal.columns - 2)}` : `${head}  ${cutEnd(message, left)}`
}

function renderHead(checked: CheckedDocument, issue: Finding['issue'], { paint }: TerminalOptions): string {
  const accent = issue.severity === 'error' ? paint.red : paint.yellow
  return `${paint.bold(nameOf(checked, issue))}  ${accent(issue.severity)} ${paint.dim(issue.code)}`
}

function nameOf({ file, record }: CheckedDocument, { line, column }: Finding['issue']): string {
  return printable(`${file}:${line}:${column}${record === undefined ? '' : ` (record ${record})`}`)
}

function renderLocation(checked: CheckedDocument, pointer: string, { paint, columns }: TerminalOptions): string[] {
  const words = printable(describeLocation(checked, pointer))
  if (words === '') return []
  const width = columns - 7
  const path = printable(pointer)
  const both = displayWidth(words) + 2 + displayWidth(path) <= width
  const first = `  ${paint.dim('in')}   ${cutEnd(words, width)}`
  if (path === '') return [first]
  return both ? [`${first}  ${paint.dim(path)}`] : [first, `       ${paint.dim(cutMiddle(path, width))}`]
}

/** The question at the end of a message with a suggestion, which is shown on its own line instead. */
const question = / Did you mean ".*"\?$/s

const messageWithoutQuestion = ({ message, suggestion }: Finding['issue']): string =>
  suggestion === undefined ? message : message.replace(question, '')

function renderHelp({ suggestion, message }: Finding['issue'], { paint, columns }: TerminalOptions): string[] {
  const asked = question.exec(message)?.[0].trim()
  if (suggestion === undefined || (asked === undefined && message.includes(suggestion))) return []
  const help = asked ?? suggestion
  return [`  ${paint.cyan('help')} ${cutEnd(printable(help), columns - 7)}`]
}

function renderRule(
  issue: Finding['issue'],
  declared: string | undefined,
  { paint, columns, words }: TerminalOptions,
): string[] {
  if (declared === undefined) return []
  const width = columns - 7
  const description = printable(describeRule(declared, issue, words) ?? '')
  const address = paint.dim(cutMiddle(declared, width))
  if (description === '') return [`  ${paint.dim('rule')} ${address}`]
  const both = displayWidth(description) + 2 + displayWidth(declared) <= width
  const first = `  ${paint.dim('rule')} ${cutEnd(description, width)}`
  return both ? [`${first}  ${address}`] : [first, `       ${address}`]
}

/**
 * Returns the schema's description of the member whose rule is declared at an address such as
 * `schemas/blocks/title.json#/properties/level/maximum`; undefined when the rule is not about a single member.
 */
function describeRule(declared: string, { code, pointer }: Issue, words: Words | undefined): string | undefined {
  if (code === 'unknown-property') return undefined
  const [path = '', inside = ''] = declared.replace(/^schemas\//, '').split('#')
  const names = splitPointer(inside)
  // `required` is a sibling of `properties`, which describes the missing member.
  const required = code === 'missing-property' ? names.lastIndexOf('required') : -1
  if (required !== -1) names.splice(required, names.length, 'properties', splitPointer(pointer).at(-1) ?? '')
  const last = names.lastIndexOf('properties') + 1
  if (last === 0 || last === names.length) return undefined
  const member = SchemaNode.at(builtinSchemas(), path, joinPointer(names.slice(0, last + 1)))
  const description = (member && words?.describe(member).description) ?? member?.own('description')
  return typeof description === 'string' ? `${names[last]}: ${description}` : undefined
}
