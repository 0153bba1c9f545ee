/** HTTP statuses of answers that are not failures. */
type Status = 200 | 201 | 202 | 204 | 301 | 302 | 303

/** An answer with an explicit status. Handlers return a plain value for a 200. */
export class Answer<Body = undefined> {
  readonly status: Status
  readonly body: Body
  readonly headers: Readonly<Record<string, string>>

  constructor(status: Status, body: Body, headers: Readonly<Record<string, string>> = {}) {
    this.status = status
    this.body = body
    this.headers = headers
  }
}

/** Converts what a handler returns, which is the body of a 200 or an answer. */
export const toAnswer = (result: unknown): Answer<unknown> =>
  result instanceof Answer ? result : new Answer<unknown>(200, result)

export const noContent = (): Answer => new Answer(204, undefined)

/** Redirects the caller to a path or https URL. */
export const redirectTo = (location: string, status: 301 | 302 | 303 = 302): Answer =>
  new Answer(status, undefined, { location })
