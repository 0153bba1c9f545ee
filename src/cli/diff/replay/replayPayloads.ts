import type { Issue, Kind } from '../../../../schemas'
import { type CompiledContract, compileContract } from '../../../../schemas/compile/compileContract'
import { findInputs } from '../../input/findInputs'
import { IgnoreRules } from '../../input/IgnoreRules'
import type { Problem } from '../../input/Input'
import { locatePointers } from '../../json/locatePointers'
import type { Version } from '../versions/Version'
import { type DocumentOptions, type ReadDocument, readDocuments } from './readDocuments'

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

/** Changed verdicts that are reported; further ones are only counted. */
const maxReported = 1000

/** Validates recorded payloads by both versions and reports those that only one of them accepts. */
export async function replayPayloads(
  old: Version,
  next: Version,
  named: readonly string[],
  options: DocumentOptions,
): Promise<ReplayResult> {
  const before = compileContract(old.source, old.at)
  const now = compileContract(next.source, next.at)
  const selection = await findInputs(named, {
    stdinName: '<stdin>',
    rules: new IgnoreRules(undefined),
    apart: new Set(),
  })
  const result: ReplayResult = {
    documents: 0,
    validInBoth: 0,
    invalidInBoth: 0,
    nowInvalid: 0,
    nowValid: 0,
    newWarnings: 0,
    turned: [],
    problems: [...selection.problems],
  }
  for (const input of selection.inputs) {
    const refuse = (problem: string) => result.problems.push({ file: input.name, problem })
    const each = (document: ReadDocument) => {
      const turned = judge(result, before, now, document, options.as)
      if (turned === 'unknown')
        refuse(
          `${document.record === undefined ? '' : `record ${document.record} `}is no document of a kind its shape tells; say what it is with --as <kind>`,
        )
      else if (turned && result.turned.length < maxReported) result.turned.push({ file: input.name, ...turned })
    }
    await readDocuments(input, options, each, refuse)
  }
  return result
}

function judge(
  result: ReplayResult,
  before: CompiledContract,
  now: CompiledContract,
  { value, root, record, lines }: ReadDocument,
  as: Kind | undefined,
): Omit<ChangedVerdict, 'file'> | 'unknown' | undefined {
  const options = as === undefined ? {} : { as }
  const [was, is] = [before.validate(value, options), now.validate(value, options)]
  if (was.kind === undefined) return 'unknown'
  result.documents += 1
  if (was.ok && is.ok) {
    result.validInBoth += 1
    const known = new Set(was.issues.map(nameOf))
    if (is.issues.some((issue) => !known.has(nameOf(issue)))) result.newWarnings += 1
    return undefined
  }
  if (!was.ok && !is.ok) {
    result.invalidInBoth += 1
    return undefined
  }
  if (is.ok) result.nowValid += 1
  else result.nowInvalid += 1
  if (result.turned.length >= maxReported) return undefined
  const issues = (is.ok ? was : is).issues
    .filter(({ severity }) => severity === 'error')
    .map((issue) => ({ ...issue, pointer: root + issue.pointer }))
  return { record, ...positionOf(issues, lines()), kind: was.kind, now: is.ok ? 'valid' : 'invalid', issues }
}

const nameOf = ({ code, pointer }: Issue): string => `${code} ${pointer}`

function positionOf(
  issues: readonly Issue[],
  lines: ReturnType<ReadDocument['lines']>,
): { line: number; column: number } {
  const pointer = issues[0]?.pointer ?? ''
  const { value } = locatePointers(lines.text, [pointer])(pointer)
  return lines.positionAt(value.offset)
}
