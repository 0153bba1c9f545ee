import type { Issue } from '../../../schemas'

/** Thrown for a GPX file that cannot be read, with the reason and its position in the file. */
export class GpxError extends Error {
  readonly issue: Issue

  /** `line` and `column` are 1-based. */
  constructor(code: Issue['code'], message: string, place?: { line: number; column?: number }) {
    super(place ? `${message} (line ${place.line})` : message)
    this.name = 'GpxError'
    this.issue = { severity: 'error', code, pointer: '', message, ...place }
  }
}
