import { validate } from '../../../schemas'
import { type ExtractedDocument, extractDocuments } from '../input/extractDocuments'
import type { JsonFault, Parsed } from '../input/parseJson'
import type { TextFault } from '../json/findTextFaults'
import { findTextFaults } from '../json/findTextFaults'
import { linesOf, type RecordPlace } from '../json/indexLines'
import { mayHideFaults } from '../json/mayHideFaults'
import type { ResolvedSettings } from './Checks'
import { checkPart } from './checkPart'
import type { Tally } from './createTally'

type Sound = Exclude<Parsed, { fault: JsonFault }>

/** Checks one JSON text: a file, or the record that stands `at` a line of it. False when enough was found. */
export function checkText(
  parsed: Parsed,
  at: RecordPlace | undefined,
  checks: ResolvedSettings,
  tally: Tally,
): boolean {
  if (parsed.fault) return reportFault(parsed.text, parsed.fault, at, checks, tally)
  const { document } = parsed
  const parts = extractDocuments(document, checks)
  if (typeof parts === 'function') {
    tally.refuse(parts, at?.record)
    return true
  }
  const whole = { parsed, document, at }
  const options = checks.as ? { as: checks.as } : {}
  const [first] = parts
  if (first && first.root === '' && parts.length === 1) {
    const checked = validate(first.value, options)
    return checkPart(first, checked, whole, findFaults(parsed, checks, checked.members), checks, tally)
  }
  const faults = findFaults(parsed, checks, undefined)
  for (const [index, part] of parts.entries()) {
    // What stands around the documents of an answer is told with the first of them.
    const own = faults.filter(({ pointer }) => holderOf(pointer, parts) === index)
    if (!checkPart(part, validate(part.value, options), whole, own, checks, tally)) return false
  }
  return true
}

/** What is wrong with a text alone. `members` is how many its value has, where somebody counted them. */
function findFaults(parsed: Sound, { readsText }: ResolvedSettings, members: number | undefined): readonly TextFault[] {
  return readsText && mayHideFaults(parsed.text, parsed.document, members) ? findTextFaults(parsed.text) : none
}

const none: readonly TextFault[] = []

function holderOf(pointer: string, parts: readonly ExtractedDocument[]): number {
  return Math.max(
    0,
    parts.findIndex(({ root }) => pointer.startsWith(`${root}/`)),
  )
}

function reportFault(
  text: string,
  fault: JsonFault,
  at: RecordPlace | undefined,
  { as }: ResolvedSettings,
  tally: Tally,
): boolean {
  const { offset, ...facts } = at ? asRecord(fault, text) : fault
  const lines = linesOf(text, at)
  const issue = { severity: 'error', code: 'not-json', pointer: '', ...facts, ...lines.positionAt(offset) } as const
  const findings = [{ issue, length: 1 }]
  const kind = as ?? null
  return tally.found({
    file: tally.file,
    record: at?.record,
    kind,
    root: '',
    blocks: 0,
    findings,
    document: undefined,
    lines,
  })
}

/** A way out of a fault that is usual in NDJSON. */
function asRecord(fault: JsonFault, text: string): JsonFault {
  if (fault.offset >= text.length)
    return { ...fault, suggestion: 'a record stands on one line: is it cut, or spread over several?' }
  return fault.suggestion?.includes('.ndjson')
    ? { ...fault, suggestion: 'put each record on a line of its own' }
    : fault
}
