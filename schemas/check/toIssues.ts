import type { DataContract } from './ContractSource'
import { describeError } from './describeError'
import { type Issue, type IssueCode, severityOf } from './Issue'
import { nearestName } from './nearestName'
import type { RawError } from './RawError'
import { escapeKey } from './value'

/**
 * Runs a validator on data from anywhere. Data nested so deep, or into itself, that the validator runs out of stack
 * is an issue like any other.
 */
export function findIssues(contract: DataContract, data: unknown, pointer: string, block?: string): Issue[] {
  try {
    return contract.validate(data) ? [] : toIssues(contract.validate.errors ?? [], data, pointer, block)
  } catch {
    return [makeIssue('too-deep', pointer, 'This is nested too deep to be checked.', block ? { block } : {})]
  }
}

/** Makes one issue of the given code; the message ends in the suggestion when there is one. */
export function makeIssue(code: IssueCode, pointer: string, fact: string, more?: Partial<Issue>): Issue {
  const message = more?.suggestion ? `${fact} Did you mean "${more.suggestion}"?` : fact
  return { severity: severityOf(code), code, pointer, message, ...more }
}

/** Turns what a validator noted of `data`, which stands at `base`, into issues, at most one for each value. */
export function toIssues(errors: readonly RawError[], data: unknown, base: string, block?: string): Issue[] {
  const issues: Issue[] = []
  const reported = new Set<string>()
  const missing: Missing = new Map()
  for (const error of errors) {
    const issue = toIssue(error, data, base)
    if (block !== undefined) issue.block = block
    // A value that has the wrong type fails other keywords too; the first says it best.
    if (reported.has(issue.pointer)) continue
    reported.add(issue.pointer)
    if (error.keyword === 'required') {
      const [parent, name] = split(issue.pointer)
      const beside = missing.get(parent) ?? new Map<string, Issue>()
      missing.set(parent, beside.set(name, issue))
    }
    issues.push(issue)
  }
  if (missing.size === 0) return issues
  return issues.filter((issue) => issue.code !== 'unknown-property' || !explains(issue, missing))
}

/** Issues of missing members, by the pointer of their parent and their name. */
type Missing = Map<string, Map<string, Issue>>

const split = (pointer: string): [parent: string, name: string] => {
  const end = pointer.lastIndexOf('/') + 1
  return [pointer.slice(0, end), pointer.slice(end)]
}

/** An unknown name that is nearly that of a missing one beside it is the same fault, and the missing one reports it. */
function explains(unknown: Issue, missing: Missing): boolean {
  const [parent, name] = split(unknown.pointer)
  const beside = missing.get(parent)
  const likely = beside && nearestName(name, [...beside.keys()])
  const issue = likely === undefined ? undefined : beside?.get(likely)
  if (!issue || issue.suggestion) return false
  issue.suggestion = likely
  issue.received = name
  issue.message = `"${likely}" is missing; "${name}" stands there instead. Did you mean "${likely}"?`
  return true
}

function toIssue(error: RawError, data: unknown, base: string): Issue {
  const { at, params } = error
  const { fact, ...more } = describeError(error, data)
  const name = params.missingProperty ?? params.unknown
  const pointer = base + at + (name === undefined ? '' : `/${escapeKey(String(name))}`)
  return makeIssue(issueCode(error), pointer, fact, more)
}

const urls = new Set(['url', 'path', 'image-source', 'https-url'])

/** Whether the format of that name is one of addresses. */
const isUrl = (format: string): boolean => urls.has(format)

const codes: Readonly<Record<string, IssueCode>> = {
  required: 'missing-property',
  closed: 'unknown-property',
  type: 'wrong-type',
  enum: 'wrong-value',
  const: 'wrong-value',
  uniqueItems: 'wrong-value',
}

/** What a failed keyword is called as an issue. */
function issueCode({ keyword, params }: RawError): IssueCode {
  if (keyword === 'format' || keyword === 'pattern') {
    return isUrl(String(params[keyword])) ? 'unsafe-url' : 'wrong-format'
  }
  return codes[keyword] ?? ('limit' in params ? 'out-of-range' : 'wrong-value')
}
