import type { Issue } from '../../../../schemas'
import { splitPointer } from '../../../../schemas/json/pointer'
import { count } from '../../terminal/count'
import type { Change, ChangeSubject, Payload } from '../Change'
import { countChanges, type Report } from '../Report'
import type { ReplayResult } from '../replay/replayPayloads'

/** The schema file a change is listed under. */
export const fileOf = (change: Change): string => (change.new ?? change.old ?? '').replace(/#.*$/, '')

/** The pointer of a change in its file; of a removed thing, in the old version. */
export function pointerOf(change: Change): string {
  const address = change.new ?? change.old ?? ''
  return address.includes('#') ? address.slice(address.indexOf('#') + 1) : ''
}

/** The field of a change, `buttons[].label`, and its message. The field is left out when the message starts with its name. */
export function describeChange(change: Change): string {
  const field = fieldOf(pointerOf(change))
  const name = field.replace(/^.*\.|\[\]$/g, '')
  return field === '' || change.message.startsWith(`"${name}"`) ? change.message : `${field}: ${change.message}`
}

function fieldOf(pointer: string): string {
  let field = ''
  const names = splitPointer(pointer)
  for (let index = 0; index < names.length; index++) {
    const [keyword, name] = [names[index], names[index + 1]]
    if (keyword === 'items') field += '[]'
    else if (keyword === 'additionalProperties') field += '.*'
    else if ((keyword === 'properties' || keyword === '$defs') && name !== undefined) {
      field = keyword === '$defs' ? name : `${field}.${name}`
      index += 1
    }
  }
  return field.replace(/^\./, '')
}

/** The first few subjects of a change, and how many more it has. Undefined without any. */
export function listSubjects(subjects: readonly ChangeSubject[]): string | undefined {
  // Names of operations are long.
  const maxNames = subjects.some(({ kind }) => kind === 'operation') ? 2 : 6
  const names = [...new Set(subjects.map(({ kind, name }) => `${kind} ${name}`))]
  if (names.length === 0) return undefined
  const more = names.length - maxNames
  return `${names.slice(0, maxNames).join(', ')}${more > 0 ? ` and ${more} more` : ''}`
}

/** One sentence about what the other version says of a payload. */
export function describePayload({ issues, validIn }: Payload): string {
  const errors = issues.filter(({ severity }) => severity === 'error')
  const refused = describeIssue(errors[0])
  const more = errors.length > 1 ? `, and ${count(errors.length - 1, 'more error')}` : ''
  return validIn === 'old'
    ? `was valid, fails now: ${refused}${more}`
    : `is valid, an old client says: ${refused}${more}`
}

const describeIssue = (issue: Issue | undefined): string =>
  issue ? `${issue.code} at ${issue.pointer === '' ? 'the top' : issue.pointer}` : 'nothing'

/** One sentence about the whole comparison. */
export function summarise(report: Report): { isBroken: boolean; text: string } {
  const counts = countChanges(report)
  const { changes, countedSides } = report
  if (changes.length === 0) return { isBroken: false, text: 'Nothing differs.' }
  const broken = countedSides.filter((side) => counts.breaking[side] > 0)
  const facts = broken.map(
    (side) => `${count(counts.breaking[side], 'change')} ${counts.breaking[side] === 1 ? 'breaks' : 'break'} ${side}`,
  )
  const lead = facts.length > 0 ? facts.join(', ') : `Nothing breaks ${countedSides.join(' or ')}`
  const allowed = counts.allowed > 0 ? `, ${counts.allowed} breaking but allowed` : ''
  const rest = `${counts.compatible} compatible, ${counts.editorial} editorial${allowed}`
  return { isBroken: broken.length > 0, text: `${lead}; ${rest}.` }
}

/** One sentence about the recorded payloads. */
export function summariseReplay({ documents, nowInvalid, nowValid, invalidInBoth, newWarnings }: ReplayResult): string {
  const facts = [
    `${nowInvalid} that passed ${nowInvalid === 1 ? 'fails' : 'fail'} now`,
    `${nowValid} that failed ${nowValid === 1 ? 'passes' : 'pass'} now`,
    `${invalidInBoth} ${invalidInBoth === 1 ? 'fails' : 'fail'} in both`,
  ]
  if (newWarnings > 0) facts.push(`${newWarnings} with new warnings`)
  return `${count(documents, 'recorded payload')}: ${facts.join(', ')}.`
}

/** JSON on one line when it fits, else with one member a line, cut after `maxLines` lines. */
export function renderPayload(document: unknown, columns: number, maxLines = 12): string[] {
  const line = JSON.stringify(document)
  if (line.length <= columns) return [line]
  const lines = fold(document, columns, '').split('\n')
  return lines.length > maxLines
    ? [...lines.slice(0, maxLines - 1), `… ${lines.length - maxLines + 1} more lines`]
    : lines
}

/** Spreads values that do not fit on a line over several lines. */
function fold(value: unknown, columns: number, indent: string): string {
  const line = JSON.stringify(value)
  if (typeof value !== 'object' || value === null || line.length + indent.length <= columns) return cut(line, columns)
  const inner = `${indent}  `
  const parts = Array.isArray(value)
    ? value.map((item) => `${inner}${fold(item, columns, inner)}`)
    : Object.entries(value).map(([name, member]) => `${inner}${JSON.stringify(name)}: ${fold(member, columns, inner)}`)
  const [open, close] = Array.isArray(value) ? ['[', ']'] : ['{', '}']
  return `${open}\n${parts.join(',\n')}\n${indent}${close}`
}

const cut = (line: string, columns: number): string => {
  const maxLength = Math.max(40, columns)
  return line.length > maxLength ? `${line.slice(0, maxLength - 20)}… (${line.length} characters)` : line
}
