import type { DataContract } from './ContractSource'
import { describeError } from './describeError'
import { type Issue, type IssueCode, severityOf } from './Issue'
import { nearestName } from './nearestName'
import type { RawError } from './RawError'
import { escapeKey } from './value'

/**
 * Runs a validator on untrusted data. Data nested so deeply that the validator exceeds the stack, or that contains itself,
 * gets an issue too.
 */
export function findIssues(contract: DataContract, data: unknown, pointer: string, block?: string): Issue[] {
  try {
    return contract.validate(data) ? [] : toIssues(contract.validate.errors ?? [], data, pointer, block)
  } catch {
    return [makeIssue('too-deep', pointer, 'This value is nested too deep to be checked.', block ? { block } : {})]
  }
}

/** Makes one issue of the given code; its message ends with the suggestion, if there is one. */
export function makeIssue(code: IssueCode, pointer: string, fact: string, more?: Partial<Issue>): Issue {
  const message = more?.suggestion ? `${fact} Did you mean "${more.suggestion}"?` : fact
  return { severity: severityOf(code), code, pointer, message, ...more }
}

/** Turns the errors of a validator in `data`, which is at `base`, into issues, at most one for each value. */
export function toIssues(errors: readonly RawError[], data: unknown, base: string, block?: string): Issue[] {
  const issues: Issue[] = []
  const reported = new Set<string>()
  const missing: Missing = new Map()
  for (const error of errors) {
    const issue = toIssue(error, data, base)
    if (block !== undefined) issue.block = block
    // A value of the wrong type fails other keywords too; the first error says it best.
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

/** Merges an unknown name into the issue of a missing one it resembles. Returns whether it found one. */
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

/** Whether a format is one of URLs and paths. */
const isUrl = (format: string): boolean => urls.has(format)

const codes: Readonly<Record<string, IssueCode>> = {
  required: 'missing-property',
  closed: 'unknown-property',
  type: 'wrong-type',
  enum: 'wrong-value',
  const: 'wrong-value',
  uniqueItems: 'wrong-value',
}

/** The issue code of a failed keyword. */
function issueCode({ keyword, params }: RawError): IssueCode {
  if (keyword === 'format' || keyword === 'pattern' || keyword === 'passes') {
    return isUrl(String(params[keyword])) ? 'unsafe-url' : 'wrong-format'
  }
  return codes[keyword] ?? ('limit' in params ? 'out-of-range' : 'wrong-value')
}
