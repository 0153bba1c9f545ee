import type { Issue } from '../../schemas/engine'

/**
 * How an action ended. `done` and `failed` describe the action itself; `next` is the outcome of the `then` or `catch`
 * that followed. A failed action stays `failed` when its `catch` handled the failure; `next` then tells the caller
 * not to show an error of its own.
 */
export type Outcome =
  | { status: 'done'; value: unknown; next?: Outcome }
  | { status: 'failed'; error: unknown; next?: Outcome }
  /** Refused by the contract; nothing was done. */
  | { status: 'invalid'; issues: readonly Issue[] }
  /** The visitor declined the `confirm` question; nothing was done. */
  | { status: 'cancelled' }
  /** The same action of the same source was still running; nothing was done. */
  | { status: 'ignored' }
  /** The page is gone. Effects that were performed before stay performed. */
  | { status: 'aborted' }

/** The end of a chain: `failed` here is a failure that no `catch` handled. */
export const lastOutcome = (outcome: Outcome): Outcome =>
  'next' in outcome && outcome.next ? lastOutcome(outcome.next) : outcome

/** Whether a chain ended with a failure to show to the visitor. */
export const isFailure = (outcome: Outcome): boolean => ['failed', 'invalid'].includes(lastOutcome(outcome).status)
