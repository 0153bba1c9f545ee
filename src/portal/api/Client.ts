import { type Issue, isObject, own } from '../../../schemas/engine'

type Call = {
  method?: string
  body?: unknown
  signal?: AbortSignal | undefined
  /**
   * Idempotency key of a POST: the server processes repeated requests with the same key once. By default each call
   * has a new key.
   */
  key?: string | undefined
  /** The only status of a success; by default every 2xx is one. */
  succeedsWith?: number | undefined
  /** Set for a call whose contract says `x-returns`: it resolves to the whole response, a `WholeAnswer`, in place of the body. */
  returns?: 'response' | undefined
}

/** The whole response to a call. */
export type WholeAnswer = { status: number; headers: Headers; body: unknown }

/** Receives the issues of the invalid parts of a response. Their pointers start at its `data`. */
export type ReportAnswer = (issue: Issue, address: string) => void

/** Makes an API call. Resolves to the parsed body, or to the whole response where the call returns it; rejects with a `CallError`. */
export type Client = (path: string, call?: Call) => Promise<unknown>

/** A failed call. `status` is the HTTP status, 0 without an answer; `code` is the API's error code. */
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

  /** The part of the error that the page state contains. */
  toJSON() {
    return { status: this.status, code: this.code }
  }
}
