import { type Issue, type IssueCode, severityOf } from './Issue'
import type { Mistake } from './mistake'
import { nearest } from './nearest'
import { escapeKey, typeName, at as valueAt } from './value'

const urls = new Set(['url', 'path', 'image-source', 'https-url'])

/** Makes one issue of the given code; the message ends in the suggestion when there is one. */
export function makeIssue(code: IssueCode, pointer: string, fact: string, more?: Partial<Issue>): Issue {
  const message = more?.suggestion ? `${fact} Did you mean "${more.suggestion}"?` : fact
  return { severity: severityOf(code), code, pointer, message, ...more }
}

/** Turns what a validator noted of `data`, which stands at `base`, into issues: one mistake, one issue. */
export function toIssues(mistakes: readonly Mistake[], data: unknown, base: string, block?: string): Issue[] {
  const issues: Issue[] = []
  const told = new Set<string>()
  const missing: Missing = new Map()
  for (const mistake of mistakes) {
    const issue = toIssue(mistake, data, base)
    if (block !== undefined) issue.block = block
    // A value that has the wrong type fails other keywords too; the first says it best.
    if (told.has(issue.pointer)) continue
    told.add(issue.pointer)
    if (mistake.keyword === 'required') {
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

/** An unknown name that is nearly that of a missing one beside it is the same mistake, told there. */
function explains(unknown: Issue, missing: Missing): boolean {
  const [parent, name] = split(unknown.pointer)
  const beside = missing.get(parent)
  const likely = beside && nearest(name, [...beside.keys()])
  const issue = likely === undefined ? undefined : beside?.get(likely)
  if (!issue || issue.suggestion) return false
  issue.suggestion = likely
  issue.received = name
  issue.message = `"${likely}" is missing; "${name}" stands there instead. Did you mean "${likely}"?`
  return true
}

function toIssue({ at, keyword, params }: Mistake, data: unknown, base: string): Issue {
  const pointer = base + at
  const text = (name: string) => String(params[name])
  switch (keyword) {
    case 'required': {
      const name = text('missingProperty')
      return makeIssue('missing-property', `${pointer}/${escapeKey(name)}`, `"${name}" is missing.`)
    }
    case 'closed': {
      const name = text('unknown')
      const known = Array.isArray(params.known) ? params.known.filter((item) => typeof item === 'string') : []
      const suggestion = nearest(name, known)
      const fact = `"${shorten(name)}" is not a property here.`
      return makeIssue('unknown-property', `${pointer}/${escapeKey(name)}`, fact, suggestion ? { suggestion } : {})
    }
  }
  const value = valueAt(data, at)
  const received = typeof value === 'object' ? typeName(value) : typeof value === 'string' ? shorten(value) : value
  const issue = (code: IssueCode, expected: unknown, fact: string, suggestion?: string) =>
    makeIssue(code, pointer, fact, { expected, received, ...(suggestion ? { suggestion } : {}) })
  switch (keyword) {
    case 'type':
      return issue('wrong-type', params.type, `Expected ${text('type')}, received ${naming(value, text('type'))}.`)
    case 'format':
    case 'pattern': {
      const name = text(keyword)
      if (urls.has(name)) return issue('unsafe-url', name, `This is not an address the portal opens.`)
      return issue('wrong-format', name, `This is not written as ${keyword === 'format' ? name : 'asked'}.`)
    }
    case 'enum': {
      const allowed = Array.isArray(params.allowedValues) ? params.allowedValues : []
      const names = allowed.filter((item) => typeof item === 'string')
      const fact = `Expected one of ${allowed.map((item) => JSON.stringify(item)).join(', ')}.`
      return issue('wrong-value', allowed, fact, typeof value === 'string' ? nearest(value, names) : undefined)
    }
    case 'const':
      return issue('wrong-value', params.allowedValue, `Expected ${JSON.stringify(params.allowedValue)}.`)
    case 'uniqueItems':
      return issue('wrong-value', 'unique items', 'An item stands here twice.')
    default:
      return 'limit' in params
        ? issue('out-of-range', params.limit, `${bounds[keyword] ?? 'The limit is'} ${text('limit')}.`)
        : issue('wrong-value', keyword, 'The value is none of the allowed ones.')
  }
}

const bounds: Record<string, string> = {
  nonEmpty: 'The text is empty; its least length is',
  minLength: 'The text is too short; its least length is',
  maxLength: 'The text is too long; its greatest length is',
  minItems: 'The list has too few items; it needs at least',
  maxItems: 'The list has too many items; it takes at most',
  minimum: 'The number is too small; the least is',
  maximum: 'The number is too large; the greatest is',
}

const naming = (value: unknown, expected: string): string =>
  expected === 'integer' && typeof value === 'number' ? 'a fraction' : typeName(value)

const shorten = (value: string): string => (value.length > 80 ? `${value.slice(0, 80)}…` : value)
