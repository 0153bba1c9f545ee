/** Statuses of answers that are not failures. */
type Status = 200 | 201 | 202 | 204 | 301 | 302 | 303

/** An answer with a status of its own. A handler that returns a plain value answers it with 200. */
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

/** An answer without a body. */
export const noContent = (): Answer => new Answer(204, undefined)

/** Sends the caller to another path or https URL. */
export const redirectTo = (location: string, status: 301 | 302 | 303 = 302): Answer =>
  new Answer(status, undefined, { location })
