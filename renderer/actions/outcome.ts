import type { Issue } from '../../schemas/engine'

/**
 * How an action ended. `done` and `failed` speak of the action itself; `next` is the outcome of the `then` or `catch`
 * that followed. So a failed action stays failed although its `catch` dealt with it: then `next` is there, and
 * whoever ran it keeps what the visitor chose but need not show an error of its own.
 */
export type Outcome =
  | { status: 'done'; value: unknown; next?: Outcome }
  | { status: 'failed'; error: unknown; next?: Outcome }
  /** Refused by the contract; nothing was done. */
  | { status: 'invalid'; issues: readonly Issue[] }
  /** The visitor answered the question with no; nothing was done. */
  | { status: 'cancelled' }
  /** The same action of the same source was still running; nothing was done. */
  | { status: 'ignored' }
  /** Nobody waits for it any more. Effects performed before that stay performed. */
  | { status: 'aborted' }

/** The end of a chain: `failed` here is a failure no `catch` dealt with. */
export const lastOutcome = (outcome: Outcome): Outcome =>
  'next' in outcome && outcome.next ? lastOutcome(outcome.next) : outcome
