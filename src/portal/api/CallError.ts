import { isObject, own } from '../../../schemas/engine'

/** A call that failed. `status` is the HTTP status, 0 when no answer came; `code` the kind of failure the API names. */
export class CallError extends Error {
  readonly code: string

  constructor(
    readonly path: string,
    readonly status: number,
    readonly body: unknown,
    cause?: unknown,
  ) {
    super(status === 0 ? `No answer to ${path}.` : `${path} answered ${status}.`, { cause })
    this.name = 'CallError'
    const error = isObject(body) ? own(body, 'error') : undefined
    const code = isObject(error) ? own(error, 'code') : undefined
    this.code = typeof code === 'string' ? code : status === 0 ? 'unreachable' : 'unsound'
  }
}
