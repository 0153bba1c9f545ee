import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { type Call, callPattern, calls, isJsonCall } from '../../../../schemas/calls'
import type { AnswerIssue } from '../../../../schemas/door'
import { isObject, own } from '../../../../schemas/engine'
import {
  contentIssues,
  type LintCode,
  type LintContext,
  lint,
  lintCodes,
  mayHaveContentIssues,
  menuIssues,
} from '../../../../schemas/lint'
import type { Api } from '../../http/Api'
import { parseJson } from '../../http/parseJson'
import { pageInProgress } from './pageInProgress'

/** Rules about what a page cannot show as it is meant. The others are about how a text reads. */
const rules: ReadonlySet<string> = new Set([
  'changed-html',
  'unknown-name',
  'unserved-path',
  'unserved-call',
] satisfies LintCode[])

const isLintCode = (code: string): code is LintCode => Object.hasOwn(lintCodes, code)
const off: ReadonlySet<LintCode> = new Set(
  Object.keys(lintCodes).flatMap((code) => (isLintCode(code) && !rules.has(code) ? [code] : [])),
)

/** No rule that runs here asks for language or time. */
const context: LintContext = { locale: 'fr', now: new Date(0), timeZone: 'UTC' }

/** Answers with more characters are not read again. */
const maxChars = 1024 * 1024

/** Calls whose answers hold documents; those with fewer parameters first. */
const documented = calls()
  .filter((call) => call.method === 'GET' && call.schema !== undefined && isJsonCall(call))
  .map((call) => ({ call, pattern: callPattern(call) }))
  .sort((a, b) => a.call.path.split('{').length - b.call.path.split('{').length)

/** How many answers are remembered with their advice. */
const maxKnown = 500

type Known = { hash: string; issues: readonly AnswerIssue[] }

/**
 * Adds to the page in progress what its back end answers validly, but the portal does not show or serve. An answer that says the same
 * again is not read again.
 */
export function adviseOnAnswers(api: Api): Api {
  const known = new LRUCache<string, Known>({ max: maxKnown })

  function issuesOf(call: Call, path: string, text: string): readonly AnswerIssue[] {
    const hash = createHash('sha1').update(text).digest('base64')
    const earlier = known.get(path)
    if (earlier?.hash === hash) return earlier.issues
    const issues = adviceOn(call, text).map((issue) => ({ ...issue, severity: 'warning' as const, address: path }))
    known.set(path, { hash, issues })
    return issues
  }

  return async (path, init = {}) => {
    const answer = await api(path, init)
    const page = pageInProgress.getStore()
    const call = page && (init.method ?? 'GET').toUpperCase() === 'GET' ? callAt(path) : undefined
    const response = answer.response()
    if (!page || !call || response.status !== 200) return answer
    const text = await response.clone().text()
    if (text.length <= maxChars) page.advice.push(...issuesOf(call, path, text))
    return answer
  }
}

function callAt(address: string): Call | undefined {
  const [path = ''] = address.split('?', 1)
  return documented.find(({ pattern }) => pattern.test(path))?.call
}

/** Returns what to say of an answer, with pointers into it. */
function adviceOn({ schema = '', isList }: Call, text: string): AnswerIssue[] {
  const body = parseJson(text)
  const data = isObject(body) ? own(body, 'data') : undefined
  const kind = schema.replace(/^entities\//, '')
  const items = isList && Array.isArray(data) ? data.map((item, index) => [item, `/data/${index}`] as const) : []
  const documents = isList ? items : [[data, '/data'] as const]
  return [
    ...documents.flatMap(([document, at]) =>
      lint(document, kind, context, off).map((issue) => ({ ...issue, pointer: at + issue.pointer })),
    ),
    ...(mayHaveContentIssues(text) ? contentIssues(body) : []),
    ...(kind === 'menu-view' ? menuIssues(body) : []),
  ]
}
