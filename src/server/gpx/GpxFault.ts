import type { Issue } from '../../../schemas'

/** Why a GPX file cannot be read, in one sentence, and where. */
export class GpxFault extends Error {
  readonly issue: Issue

  /** `line` and `column` are 1-based. */
  constructor(code: Issue['code'], message: string, place?: { line: number; column: number }) {
    super(place ? `${message} (line ${place.line})` : message)
    this.name = 'GpxFault'
    this.issue = { severity: 'error', code, pointer: '', message, ...place }
  }
}
