import type { ApiFailure as FailureBody } from '../../../../schemas'

export type FailureCode = FailureBody['code']

/** A call that cannot be answered, with what the caller is told of it. */
export class ApiFailure extends Error {
  readonly status: number
  readonly code: FailureCode
  readonly issues: FailureBody['issues']

  constructor(status: number, code: FailureCode, message: string, issues: FailureBody['issues'] = []) {
    super(message)
    this.name = 'ApiFailure'
    this.status = status
    this.code = code
    this.issues = issues
  }
}

export const notFound = (what: string): ApiFailure => new ApiFailure(404, 'not-found', what)
