/** HTTP statuses of answers that are not failures. */
type Status = 200 | 201 | 202 | 204 | 301 | 302 | 303

/** An answer with an explicit status. Handlers return a plain value for a 200. */
export class Answer<Body = undefined> {
  readonly status: Status
  readonly body: Body
  readonly headers: Readonly<Record<string, string>>
  /** Whether a repeated call runs again, because this answer asks the caller to do something first. */
  isTemporary = false

  constructor(status: Status, body: Body, headers: Readonly<Record<string, string>> = {}) {
    this.status = status
    this.body = body
    this.headers = headers
  }
}

/** Converts what a handler returns, which is the body of a 200 or an answer. */
export const toAnswer = (result: unknown): Answer<unknown> =>
  result instanceof Answer ? result : new Answer<unknown>(200, result)

/** The 200 of a call that the caller repeats, with the same idempotency key, after doing what the body asks for. */
export function askFirst<Body>(body: Body): Answer<Body> {
  const answer = new Answer(200, body)
  answer.isTemporary = true
  return answer
}

export const noContent = (): Answer => new Answer(204, undefined)

/** Redirects the caller to a path or https URL. */
export const redirectTo = (location: string, status: 301 | 302 | 303 = 302): Answer =>
  new Answer(status, undefined, { location })
