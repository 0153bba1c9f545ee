import type { Checked, Issue } from '../../../schemas'
import { makeIssue } from '../../../schemas/engine'
import type { ExtractedDocument } from '../input/extractDocuments'
import { explainUnknownKind } from '../input/extractDocuments'
import type { TextFault } from '../json/findTextFaults'
import { linesOf, type RecordPlace } from '../json/indexLines'
import type { CheckedDocument, Finding } from '../report/CheckedDocument'
import { comparePositions } from '../report/CheckedDocument'
import { type About, LocatedIssue, locateIssues } from '../report/locateIssues'
import type { ResolvedSettings } from './Checks'
import type { Tally } from './createTally'
import { nearestBlock } from './nearestBlock'

/** The JSON text around a document: a whole file, or the record that stands `at` a line of it. */
export type Whole = { parsed: { readonly text: string }; document: unknown; at: RecordPlace | undefined }

/**
 * Puts together what is wrong with one document by the contract, by the lint rules, and with its text. False when enough was
 * found.
 */
export function checkPart(
  { root, value }: ExtractedDocument,
  { kind, blocks, issues }: Checked,
  whole: Whole,
  faults: readonly TextFault[],
  checks: ResolvedSettings,
  tally: Tally,
): boolean {
  if (kind === undefined) {
    tally.refuse(() => explainUnknownKind(value, root), whole.at?.record)
    return true
  }
  const doubts = besides(issues, checks.lint?.(value, kind) ?? [])
  if (issues.length === 0 && doubts.length === 0 && faults.length === 0) {
    tally.add(kind, blocks)
    return true
  }
  const { at, document } = whole
  const about = { document, kind, root, lines: linesOf(whole.parsed.text, at) }
  const told = [...adjust(issues, root, checks), ...adjust(doubts, root, checks)]
  const findings: Finding[] = told.length === 0 ? [] : locateIssues(told, about)
  for (const fault of faults) {
    for (const issue of adjust([issueOf(fault, about)], '', checks))
      findings.push(new LocatedIssue(issue, fault, about))
  }
  if (findings.length === 0) {
    tally.add(kind, blocks)
    return true
  }
  // The contract tells its issues in the order of the document; the others stand among them.
  if (findings.length > issues.length || faults.length > 0) findings.sort(comparePositions)
  const checked: CheckedDocument = {
    file: tally.file,
    record: at?.record,
    kind,
    root,
    blocks,
    findings,
    document,
    lines: about.lines,
  }
  return tally.found(checked)
}

/** One mistake is told once: a value that breaks the contract is not judged by its looks as well. */
function besides(issues: readonly Issue[], doubts: readonly Issue[]): readonly Issue[] {
  if (issues.length === 0 || doubts.length === 0) return doubts
  const wrong = new Set(issues.map(({ pointer }) => pointer))
  return doubts.filter(({ pointer }) => !wrong.has(pointer))
}

/** Issues as they are asked for, with pointers from the root of the JSON value. */
function* adjust(issues: readonly Issue[], root: string, { severityOf }: ResolvedSettings): Generator<Issue> {
  for (const issue of issues) {
    const severity = severityOf(issue.code) ?? issue.severity
    if (severity === 'off') continue
    yield severity === issue.severity && root === '' ? issue : { ...issue, severity, pointer: root + issue.pointer }
  }
}

function issueOf(fault: TextFault, { document, lines }: About): Issue {
  const { code, pointer, message, earlier, received, suggestion } = fault
  const { line, column } = lines.positionAt(earlier ?? 0)
  const where = earlier === undefined ? '' : `, at ${line}:${column}; most readers keep only the last.`
  const block = nearestBlock(document, pointer)
  return {
    ...makeIssue(code, pointer, message + where),
    ...(block === undefined ? {} : { block }),
    ...(received === undefined ? {} : { received }),
    suggestion,
  }
}
