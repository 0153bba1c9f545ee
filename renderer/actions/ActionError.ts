/**
 * Why an action failed, where the visitor can be told more than that it did. `unavailable`: the host has no port, listener
 * or page for it.
 */
export type FailureReason = 'unavailable' | 'position-refused' | 'position-unavailable'

/** The failure of an effect for a known reason. The message is for programmers. */
export class ActionError extends Error {
  constructor(
    readonly reason: FailureReason,
    message: string,
  ) {
    super(message)
    this.name = 'ActionError'
  }
}
