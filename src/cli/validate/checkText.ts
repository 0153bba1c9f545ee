import type { Checked, Issue } from '../../../schemas'
import { isObject, makeIssue, own } from '../../../schemas/engine'
import { validateFast } from '../../../schemas/fast'
import { type ExtractedDocument, extractDocuments } from '../../../schemas/json/extractDocuments'
import { memberOf, splitPointer } from '../../../schemas/json/pointer'
import { contentIssues, mayHaveContentIssues } from '../../../schemas/lint'
import { explainUnknownKind } from '../input/explainUnknownKind'
import type { JsonFault, Parsed } from '../input/parseJson'
import { findTextFaults, type TextFault } from '../json/findTextFaults'
import { type LineIndex, linesOf, type RecordPosition } from '../json/indexLines'
import { mayHaveTextFaults } from '../json/mayHaveTextFaults'
import { locateFault, locateIssue, locateIssues } from '../report/locateIssues'
import { type CheckedDocument, comparePositions } from '../report/Reporter'
import type { FileResultBuilder } from './FileResultBuilder'
import type { ResolvedSettings } from './ResolvedSettings'

/** A JSON text with documents in it: a whole file, or the NDJSON record at the position `at`, and whether its content may be wrong. */
type Container = { text: string; document: unknown; at: RecordPosition | undefined; hasSigns: boolean }

/**
 * Checks one JSON text, a file or the NDJSON record at the position `at`, and returns each of its documents in which
 * something was found. Returns a promise when a document is not sound: the validators are loaded for the first of
 * these.
 */
export function checkText(
  parsed: Parsed,
  at: RecordPosition | undefined,
  settings: ResolvedSettings,
  file: FileResultBuilder,
): Iterable<CheckedDocument> | Promise<Iterable<CheckedDocument>> {
  const { text } = parsed
  if (parsed.fault) return [describeFault(text, parsed.fault, at, settings, file)]
  const { document } = parsed
  const parts = extractDocuments(document, settings)
  if (typeof parts === 'function') {
    file.refuse(parts, at?.record)
    return []
  }
  const container = { text, document, at, hasSigns: mayHaveContentIssues(text) }
  const options = settings.as ? { as: settings.as } : {}
  const judged = parts.map((part) => ({ part, checked: validateFast(part.value, options) }))
  if (judged.every(isChecked)) return combineAll(parts, judged, container, settings, file)
  return import('../../../schemas').then(({ validate }) => {
    return combineAll(parts, validateRest(), container, settings, file)
    function* validateRest() {
      for (const { part, checked } of judged) yield { part, checked: checked ?? validate(part.value, options) }
    }
  })
}

/** A document of a text with the result of its checks. */
type CheckedPart = { part: ExtractedDocument; checked: Checked }

const isChecked = (judged: { part: ExtractedDocument; checked: Checked | undefined }): judged is CheckedPart =>
  judged.checked !== undefined

/** Combines what was found in each document of a text. */
function* combineAll(
  parts: readonly ExtractedDocument[],
  results: Iterable<CheckedPart>,
  container: Container,
  settings: ResolvedSettings,
  file: FileResultBuilder,
): Generator<CheckedDocument> {
  const isWhole = parts.length === 1 && parts[0]?.root === ''
  let faults = isWhole ? undefined : findFaults(container, settings, undefined)
  for (const { part, checked } of results) {
    faults ??= findFaults(container, settings, checked.members)
    // A fault around the documents of an answer is reported with the first of them.
    const ownFaults = isWhole ? faults : faults.filter(({ pointer }) => holderOf(pointer, parts) === part)
    const found = combine(part, checked, container, ownFaults, settings, file)
    if (found) yield found
  }
}

/** Finds faults that parsing hides. `members` is the number of members in the value, if known. */
function findFaults(
  { text, document }: Container,
  { checksText }: ResolvedSettings,
  members: number | undefined,
): readonly TextFault[] {
  return checksText && mayHaveTextFaults(text, document, members) ? findTextFaults(text) : none
}

const none: readonly TextFault[] = []

/** The document that contains a pointer; the first for a pointer outside of all. */
const holderOf = (pointer: string, parts: readonly ExtractedDocument[]): ExtractedDocument | undefined =>
  parts.find(({ root }) => pointer.startsWith(`${root}/`)) ?? parts[0]

function describeFault(
  text: string,
  fault: JsonFault,
  at: RecordPosition | undefined,
  { as }: ResolvedSettings,
  file: FileResultBuilder,
): CheckedDocument {
  const lines = linesOf(text, at)
  const findings = [locateFault(at ? adviseOnRecord(fault, text) : fault, lines)]
  const kind = as ?? null
  file.add(kind, 0, findings)
  return { file: file.file, record: at?.record, kind, root: '', blocks: 0, findings, document: undefined, lines }
}

/** Replaces the suggestion of a fault by the one that is usual in NDJSON. */
function adviseOnRecord(fault: JsonFault, text: string): JsonFault {
  if (fault.offset >= text.length)
    return { ...fault, suggestion: 'a record stands on one line: is it cut, or spread over several?' }
  return fault.suggestion?.includes('.ndjson')
    ? { ...fault, suggestion: 'put each record on a line of its own' }
    : fault
}

/**
 * Combines what is wrong with one document by the contract, by the lint rules and in its text, and counts it. Undefined when
 * nothing was found, or when nothing says what the document is.
 */
function combine(
  { root, value }: ExtractedDocument,
  { kind, blocks, issues }: Checked,
  { text, document, at, hasSigns }: Container,
  faults: readonly TextFault[],
  settings: ResolvedSettings,
  file: FileResultBuilder,
): CheckedDocument | undefined {
  if (kind === undefined) {
    file.refuse(() => explainUnknownKind(value, root), at?.record)
    return undefined
  }
  const advice = [...(settings.lint?.(value, kind) ?? []), ...(hasSigns ? contentIssues(value) : [])]
  const lintIssues = withoutBroken(advice, issues)
  if (issues.length + lintIssues.length + faults.length === 0) {
    file.add(kind, blocks, [])
    return undefined
  }
  const lines = linesOf(text, at)
  const adjusted = [...adjust(issues, root, settings), ...adjust(lintIssues, root, settings)]
  const findings = adjusted.length === 0 ? [] : locateIssues(adjusted, lines)
  for (const fault of faults) {
    const [issue] = adjust([issueOf(fault, document, lines)], '', settings)
    if (issue) findings.push(locateIssue(issue, fault, lines))
  }
  file.add(kind, blocks, findings)
  if (findings.length === 0) return undefined
  // The contract reports its issues in the order of the document; the others are sorted in among them.
  if (findings.length > issues.length || faults.length > 0) findings.sort(comparePositions)
  return { file: file.file, record: at?.record, kind, root, blocks, findings, document, lines }
}

/** The lint issues without those about a value that breaks the contract: one mistake is reported once. */
function withoutBroken(lintIssues: readonly Issue[], issues: readonly Issue[]): readonly Issue[] {
  if (issues.length === 0 || lintIssues.length === 0) return lintIssues
  const broken = new Set(issues.map(({ pointer }) => pointer))
  return lintIssues.filter(({ pointer }) => !broken.has(pointer))
}

/** Issues with the severities of the settings and pointers from the root of the JSON value; those that are off are left out. */
function* adjust(issues: readonly Issue[], root: string, { severityOf }: ResolvedSettings): Generator<Issue> {
  for (const issue of issues) {
    const severity = severityOf(issue.code) ?? issue.severity
    if (severity === 'off') continue
    yield severity === issue.severity && root === '' ? issue : { ...issue, severity, pointer: root + issue.pointer }
  }
}

function issueOf(fault: TextFault, document: unknown, lines: LineIndex): Issue {
  const { code, pointer, message, earlier, received, suggestion } = fault
  const { line, column } = lines.positionAt(earlier ?? 0)
  const where = earlier === undefined ? '' : `, at ${line}:${column}; most readers keep only the last.`
  const block = innermostBlockType(document, pointer)
  return {
    ...makeIssue(code, pointer, message + where),
    ...(block === undefined ? {} : { block }),
    ...(received === undefined ? {} : { received }),
    suggestion,
  }
}

/** The type of the innermost block on the way to a pointer. */
function innermostBlockType(document: unknown, pointer: string): string | undefined {
  let innermost = blockTypeOf(document)
  splitPointer(pointer).reduce((value, name) => {
    const member = memberOf(value, name)
    innermost = blockTypeOf(member) ?? innermost
    return member
  }, document)
  return innermost
}

function blockTypeOf(value: unknown): string | undefined {
  const type = isObject(value) && isObject(own(value, 'data')) ? own(value, 'type') : undefined
  return typeof type === 'string' ? type : undefined
}
