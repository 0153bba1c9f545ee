import type { IssueCode } from '../../../schemas'
import { type IssueExample, type IssueText, issueTexts } from '../../../schemas/sources'
import type { TerminalOptions } from '../terminal/TerminalOptions'
import { drawEntry, drawText } from './drawText'
import { faultOf } from './faultOf'
import { showExample } from './showExample'

/** All there is to say about a code, as lines. */
export function showCode(code: IssueCode, look: TerminalOptions): string[] {
  const { paint } = look
  const text = issueTexts()[code]
  const accent = text.severity === 'error' ? paint.red : paint.yellow
  return [
    `${paint.bold(code)}  ${accent(text.severity)}  ${paint.dim(finders[text.foundBy])}`,
    '',
    paint.bold(text.title),
    '',
    ...drawText(text.description, look),
    '',
    ...drawEntry('Why', text.why, look),
    '',
    ...drawEntry('Fix', text.fix, look),
    '',
    ...examples(text, look),
    '',
    ...drawEntry('Severity', severity(code, text), look),
  ]
}

const finders: Readonly<Record<IssueText['foundBy'], string>> = {
  contract: 'a rule of the contract',
  lint: 'a lint rule, beyond the contract',
  reader: 'about the text of the file',
  portal: 'found by the portal and the studio while they draw',
}

function examples({ foundBy, wrong, right, pointer }: IssueText, look: TerminalOptions): string[] {
  const mark = { pointer, ...faultOf(wrong) }
  const { paint } = look
  const [before, after] = foundBy === 'portal' ? ['Before', 'After'] : ['Wrong', 'Right']
  return [
    paint.bold(before),
    ...showExample(wrong, look, mark),
    ...remarks(wrong, look),
    '',
    paint.bold(after),
    ...showExample(right, look),
    ...remarks(right, look),
  ]
}

function remarks({ document, times, context }: IssueExample, look: TerminalOptions): string[] {
  const isNested = JSON.stringify(document)?.includes('["…"]') ?? false
  const more = isNested ? `the same again, ${times} levels in all` : `more of the same, ${times} in all`
  const told = times === undefined ? [] : [`"…" stands for ${more}`]
  const around = context?.surroundings
  if (around) told.push(`the portal's surroundings reach ${around.radius / 1000} km from ${around.lat}, ${around.lon}`)
  if (context?.now) told.push(`checked on ${context.now.slice(0, 10)}`)
  return told.map((remark) => `  ${look.paint.dim(`(${remark})`)}`)
}

function severity(code: IssueCode, { foundBy, severity }: IssueText): string {
  if (foundBy === 'portal') return 'It cannot be changed, as beffroi validate never reports it.'
  const article = severity === 'error' ? 'An error' : 'A warning'
  if (code === 'not-json') return `${article}, always: what cannot be read cannot be checked.`
  const other = severity === 'error' ? 'warning' : 'error'
  return (
    `${article} unless you say otherwise: --rule ${code}=${other} for one run (or off), ` +
    `"rules": { "${code}": "${other}" } in beffroi.config.json for a folder.`
  )
}
