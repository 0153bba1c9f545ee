import { validate } from '../../../schemas/index'
import { indexLines } from '../positions/indexLines'
import type { Input, Problem } from '../reading/Input'
import { type JsonFault, parseJson } from '../reading/parseJson'
import { readInput } from '../reading/readInput'
import type { CheckedDocument } from './CheckedDocument'
import type { CheckedFile } from './CheckedFile'
import { locateIssues } from './locateIssues'
import type { Settings } from './Settings'

/**
 * Reads and checks one input. `found` is told of every document with findings, in order; when it answers false the rest of
 * the file is left. Whatever goes wrong becomes issues or a problem, so that the next input is checked too.
 */
export async function checkFile(
  input: Input,
  settings: Settings,
  found: (checked: CheckedDocument) => boolean,
): Promise<CheckedFile | Problem> {
  const bytes = await readInput(input)
  if ('problem' in bytes) return bytes
  try {
    const parsed = parseJson(bytes)
    const checked = parsed.fault
      ? reportFault(input, settings, parsed.text, parsed.fault)
      : checkDocument(input, settings, parsed.text, parsed.document)
    if ('problem' in checked) return checked
    const { kind, blocks, findings } = checked
    if (findings.length > 0) found(checked)
    const errors = findings.filter(({ issue }) => issue.severity === 'error').length
    return { file: input.name, kind, documents: 1, blocks, errors, warnings: findings.length - errors }
  } catch (error) {
    return { file: input.name, problem: `could not be checked: ${error instanceof Error ? error.message : error}` }
  }
}

function checkDocument(input: Input, { as }: Settings, text: string, document: unknown): CheckedDocument | Problem {
  const { kind, blocks, issues } = validate(document, as ? { as } : {})
  if (kind === undefined) {
    const problem =
      'its kind is not recognisable (no "components", "type" or "handler"); say what it is with --as <kind>'
    return { file: input.name, problem }
  }
  const lines = indexLines(text)
  const findings = locateIssues(issues, lines)
  return { file: input.name, record: undefined, kind, root: '', blocks, findings, document, lines }
}

function reportFault(input: Input, { as }: Settings, text: string, fault: JsonFault): CheckedDocument {
  const lines = indexLines(text)
  const { offset, ...facts } = fault
  const issue = { severity: 'error', code: 'not-json', pointer: '', ...facts, ...lines.positionAt(offset) } as const
  return {
    file: input.name,
    record: undefined,
    kind: as ?? null,
    root: '',
    blocks: 0,
    findings: [{ issue, length: 1 }],
    document: undefined,
    lines,
  }
}
