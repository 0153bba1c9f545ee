import { explainSyntax, type IssueCode, type Kind, kinds, validate } from '../../../schemas'
import { lint } from '../../../schemas/lint'
import { type IssueExample, type IssueText, issueTexts } from '../../../schemas/sources'
import type { TerminalOptions } from '../terminal/TerminalOptions'
import { renderExample } from './renderExample'
import { renderEntry, renderText } from './renderText'

/** Explains a code, as lines. */
export function renderCode(code: IssueCode, terminal: TerminalOptions): string[] {
  const { paint, words } = terminal
  const text = { ...issueTexts()[code], ...words?.issue(code) }
  const accent = text.severity === 'error' ? paint.red : paint.yellow
  return [
    `${paint.bold(code)}  ${accent(text.severity)}  ${paint.dim(findersInWords[text.foundBy])}`,
    '',
    paint.bold(text.title),
    '',
    ...renderText(text.description, terminal),
    '',
    ...renderEntry('Why', text.why, terminal),
    '',
    ...renderEntry('Fix', text.fix, terminal),
    '',
    ...renderExamples(text, terminal),
    '',
    ...renderEntry('Severity', describeSeverity(code, text), terminal),
  ]
}

const findersInWords: Readonly<Record<IssueText['foundBy'], string>> = {
  contract: 'a rule of the contract',
  lint: 'a lint rule, beyond the contract',
  linter: 'about Beffroi, not about the payload',
  reader: 'about the text of the file',
  portal: 'found by the portal and the studio while they draw',
  call: 'found by beffroi conform in the answers of a back end',
}

function renderExamples({ foundBy, wrong, right, pointer }: IssueText, terminal: TerminalOptions): string[] {
  const mark = foundBy === 'call' ? undefined : { pointer, ...findFault(wrong) }
  const { paint } = terminal
  const [before, after] = foundBy === 'portal' || foundBy === 'linter' ? ['Before', 'After'] : ['Wrong', 'Right']
  return [
    paint.bold(before),
    ...renderExample(wrong, terminal, mark),
    ...renderRemarks(wrong, terminal),
    '',
    paint.bold(after),
    ...renderExample(right, terminal),
    ...renderRemarks(right, terminal),
  ]
}

function renderRemarks({ document, times, context }: IssueExample, terminal: TerminalOptions): string[] {
  const isNested = JSON.stringify(document)?.includes('["…"]') ?? false
  const more = isNested ? `the same again, ${times} levels in all` : `more of the same, ${times} in all`
  const lines = times === undefined ? [] : [`"…" stands for ${more}`]
  const around = context?.surroundings
  if (around) lines.push(`the portal's surroundings reach ${around.radius / 1000} km from ${around.lat}, ${around.lon}`)
  if (context?.now) lines.push(`checked on ${context.now.slice(0, 10)}`)
  return lines.map((remark) => `  ${terminal.paint.dim(`(${remark})`)}`)
}

function describeSeverity(code: IssueCode, { foundBy, severity }: IssueText): string {
  if (foundBy === 'portal') return 'It cannot be changed, as beffroi validate never reports it.'
  if (foundBy === 'linter') return 'It cannot be changed, as the fault is not in the payload.'
  const article = severity === 'error' ? 'An error' : 'A warning'
  if (code === 'not-json') return `${article}, always: what cannot be read cannot be checked.`
  const other = severity === 'error' ? 'warning' : 'error'
  return (
    `${article} unless you say otherwise: --rule ${code}=${other} for one run (or off), ` +
    `"rules": { "${code}": "${other}" } in beffroi.config.json for a folder.`
  )
}

/**
 * Returns the message of the validator for a wrong example and, when the example is not JSON, the offset of the fault. Returns
 * an empty object when the example cannot be validated by itself.
 */
function findFault({ document, text, times, as, context = {} }: IssueExample): {
  note?: string
  offset?: number
} {
  const syntax = text === undefined ? undefined : explainSyntax(text)
  if (syntax) return { note: syntax.message, offset: syntax.at }
  if (document === undefined || times !== undefined) return {}
  const { locale = 'fr', now = '2026-06-01T12:00:00Z', ...rest } = context
  const kindName = kinds.find((each): each is Kind => each === as)
  const { kind = '', issues } = validate(document, kindName === undefined ? {} : { as: kindName })
  const lintContext = { locale, now: new Date(now), timeZone: 'Europe/Brussels', ...rest }
  const [issue] = [...issues, ...lint(document, kind, lintContext)]
  return issue ? { note: issue.message } : {}
}
