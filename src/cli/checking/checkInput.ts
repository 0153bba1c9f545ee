import { type Kind, validate } from '../../../schemas/index'
import { indexLines } from '../positions/indexLines'
import type { Input, Problem } from '../reading/Input'
import { type JsonFault, parseJson } from '../reading/parseJson'
import { readInput } from '../reading/readInput'
import type { CheckedInput } from './CheckedInput'
import { locateIssues } from './locateIssues'

/** Reads and checks one input. Whatever goes wrong becomes issues or a problem, so that the next input is checked too. */
export async function checkInput(input: Input, as: Kind | undefined): Promise<CheckedInput | Problem> {
  const bytes = await readInput(input)
  if ('problem' in bytes) return bytes
  try {
    const parsed = parseJson(bytes)
    if (parsed.fault) return reportFault(input, as, parsed.text, parsed.fault)
    return checkDocument(input, as, parsed.text, parsed.document)
  } catch (error) {
    return { file: input.name, problem: `could not be checked: ${error instanceof Error ? error.message : error}` }
  }
}

function checkDocument(input: Input, as: Kind | undefined, text: string, document: unknown): CheckedInput | Problem {
  const { kind, blocks, issues } = validate(document, as ? { as } : {})
  if (kind === undefined) {
    const problem =
      'its kind is not recognisable (no "components", "type" or "handler"); say what it is with --as <kind>'
    return { file: input.name, problem }
  }
  if (issues.length === 0) return { file: input.name, kind, blocks, findings: [], document, lines: undefined }
  const lines = indexLines(text)
  return { file: input.name, kind, blocks, findings: locateIssues(issues, lines), document, lines }
}

function reportFault(input: Input, as: Kind | undefined, text: string, fault: JsonFault): CheckedInput {
  const lines = indexLines(text)
  const { offset, ...facts } = fault
  const issue = { severity: 'error', code: 'not-json', pointer: '', ...facts, ...lines.positionAt(offset) } as const
  return { file: input.name, kind: as ?? null, blocks: 0, findings: [{ issue, length: 1 }], document: undefined, lines }
}
