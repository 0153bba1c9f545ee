import { validate } from '../../../schemas/index'
import { indexLines } from '../positions/indexLines'
import type { JsonFault, Parsed } from '../reading/parseJson'
import type { Finding } from './CheckedDocument'
import type { Tally } from './createTally'
import { locateIssues } from './locateIssues'
import type { Settings } from './Settings'

/** Where a text stands in its file: the number of the record, counted from 1 in NDJSON, and the line it begins on. */
export type TextPlace = { record: number | undefined; line: number }

/** Checks one JSON text. False when enough was found. */
export function checkText(parsed: Parsed, place: TextPlace, settings: Settings, tally: Tally): boolean {
  if (parsed.fault) return reportFault(parsed.text, parsed.fault, place, settings, tally)
  const { text, document } = parsed
  const { kind, blocks, issues } = validate(document, settings.as ? { as: settings.as } : {})
  if (kind === undefined) {
    const why = 'its kind is not recognisable (no "components", "type" or "handler"); say what it is with --as <kind>'
    tally.refuse(why, place.record === undefined ? undefined : `record ${place.record}:`)
    return true
  }
  if (issues.length === 0) return tally.add(kind, blocks, [], never)
  const lines = indexLines(text, place.line)
  const findings = locateIssues(issues, lines)
  const { file } = tally
  const tell = () => ({ file, record: place.record, kind, root: '', blocks, findings, document, lines })
  return tally.add(kind, blocks, findings, tell)
}

function reportFault(text: string, fault: JsonFault, place: TextPlace, { as }: Settings, tally: Tally): boolean {
  const lines = indexLines(text, place.line)
  const { offset, ...facts } = fault
  const issue = { severity: 'error', code: 'not-json', pointer: '', ...facts, ...lines.positionAt(offset) } as const
  const findings: Finding[] = [{ issue, length: 1 }]
  const { file } = tally
  const about = {
    file,
    record: place.record,
    kind: as ?? null,
    root: '',
    blocks: 0,
    findings,
    document: undefined,
    lines,
  }
  return tally.add(as ?? null, 0, findings, () => about)
}

function never(): never {
  throw new Error('A document without findings was asked for.')
}
