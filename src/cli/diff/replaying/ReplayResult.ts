import type { Issue } from '../../../../schemas'
import type { Problem } from '../../input/Input'

/** A recorded payload that one version takes and the other does not; `issues` are those of the version that refuses it. */
export type Turned = {
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

/** What became of recorded payloads between two versions. */
export type ReplayResult = {
  documents: number
  validInBoth: number
  invalidInBoth: number
  nowInvalid: number
  nowValid: number
  /** Of those valid in both: how many get a warning that they did not get. */
  newWarnings: number
  /** The first of those that turned, in order; the counts have all. */
  turned: Turned[]
  problems: Problem[]
}
