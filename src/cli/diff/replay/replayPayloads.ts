import type { Issue, Kind } from '../../../../schemas'
import { type CompiledContract, compileContract } from '../../../../schemas/compile/compileContract'
import { extractDocuments } from '../../../../schemas/json/extractDocuments'
import { findInputs } from '../../input/findInputs'
import { IgnoreRules } from '../../input/IgnoreRules'
import type { Problem } from '../../input/Input'
import { describeIoError } from '../../input/InputError'
import { type JsonText, readTexts } from '../../input/readTexts'
import { type LineIndex, linesOf } from '../../json/indexLines'
import { locatePointers } from '../../json/locatePointers'
import type { Version } from '../versions/Version'

/** A recorded payload that only one version accepts, with the issues of the other version. */
export type ChangedVerdict = {
  file: string
  /** Number of the record in its NDJSON file, from 1. */
  record: number | undefined
  /** Line and column of the first issue. */
  line: number
  column: number
  kind: string | undefined
  now: 'valid' | 'invalid'
  issues: readonly Issue[]
}

/** The verdicts of two versions on recorded payloads. */
export type ReplayResult = {
  documents: number
  validInBoth: number
  invalidInBoth: number
  nowInvalid: number
  nowValid: number
  /** How many of those valid in both have a warning that they did not have. */
  newWarnings: number
  /** The first payloads whose verdict changed, in order; the counts include all. */
  turned: ChangedVerdict[]
  problems: Problem[]
}

/** The kind of the documents, and the pointer to them in each file or record. */
type DocumentOptions = { as: Kind | undefined; at: string | undefined }

/** Changed verdicts that are reported; further ones are only counted. */
const maxReported = 1000

/** Validates recorded payloads by both versions and reports those that only one of them accepts. */
export async function replayPayloads(
  old: Version,
  next: Version,
  named: readonly string[],
  options: DocumentOptions,
): Promise<ReplayResult> {
  const rules = new IgnoreRules(undefined)
  const { inputs, problems } = await findInputs(named, { stdinName: '<stdin>', rules, excluded: new Set() })
  const result: ReplayResult = {
    documents: 0,
    validInBoth: 0,
    invalidInBoth: 0,
    nowInvalid: 0,
    nowValid: 0,
    newWarnings: 0,
    turned: [],
    problems: [...problems],
  }
  const judge = createJudge(result, compileContract(old.source, old.at), compileContract(next.source, next.at), options)
  for (const input of inputs) {
    const refuse = (problem: string) => result.problems.push({ file: input.name, problem })
    try {
      for await (const texts of readTexts(input, {}, () => {})) {
        for (const text of texts) for (const problem of judge(input.name, text)) refuse(problem)
      }
    } catch (error) {
      refuse(describeIoError(error))
    }
  }
  return result
}

/** Returns a function that adds the verdicts on the documents of a text to the result, and yields why a part has none. */
function createJudge(result: ReplayResult, before: CompiledContract, now: CompiledContract, options: DocumentOptions) {
  return function* judge(file: string, { parsed, at }: JsonText): Generator<string> {
    const where = at === undefined ? '' : `record ${at.record} `
    if (!parsed) return yield `${where}is too large`
    const lines = () => linesOf(parsed.text, at)
    if (parsed.fault) {
      const { line, column } = lines().positionAt(parsed.fault.offset)
      return yield `${where}is not JSON at ${line}:${column}: ${parsed.fault.message}`
    }
    const parts = extractDocuments(parsed.document, options)
    if (typeof parts === 'function') return yield where + parts()
    for (const { value, root } of parts) {
      const verdict = compareVerdicts(result, before, now, value, options.as)
      if (verdict === 'unknown') {
        yield `${where}is no document of a kind its shape tells; say what it is with --as <kind>`
      } else if (verdict && result.turned.length < maxReported) {
        const issues = verdict.issues
          .filter(({ severity }) => severity === 'error')
          .map((issue) => ({ ...issue, pointer: root + issue.pointer }))
        result.turned.push({ file, record: at?.record, ...positionOf(issues, lines()), ...verdict, issues })
      }
    }
  }
}

/** Counts a document. Returns the verdict when only one version accepts it, and `unknown` when its kind is. */
function compareVerdicts(
  result: ReplayResult,
  before: CompiledContract,
  now: CompiledContract,
  value: unknown,
  as: Kind | undefined,
): Pick<ChangedVerdict, 'kind' | 'now' | 'issues'> | 'unknown' | undefined {
  const options = as === undefined ? {} : { as }
  const [was, is] = [before.validate(value, options), now.validate(value, options)]
  if (was.kind === undefined) return 'unknown'
  result.documents += 1
  if (was.ok !== is.ok) {
    result[is.ok ? 'nowValid' : 'nowInvalid'] += 1
    return { kind: was.kind, now: is.ok ? 'valid' : 'invalid', issues: (is.ok ? was : is).issues }
  }
  result[is.ok ? 'validInBoth' : 'invalidInBoth'] += 1
  const known = new Set(was.issues.map(nameOf))
  if (is.ok && is.issues.some((issue) => !known.has(nameOf(issue)))) result.newWarnings += 1
  return undefined
}

const nameOf = ({ code, pointer }: Issue): string => `${code} ${pointer}`

function positionOf(issues: readonly Issue[], lines: LineIndex): { line: number; column: number } {
  const pointer = issues[0]?.pointer ?? ''
  const { value } = locatePointers(lines.text, [pointer])(pointer)
  return lines.positionAt(value.offset)
}
