/**
 * The failures that a message to the visitor can name. `unavailable`: the host has no port, listener or page for the
 * action.
 */
export type FailureReason = 'unavailable' | 'position-refused' | 'position-unavailable'

/**
 * The failure of an effect for a known reason. The message is for programmers; `explanation` is for the visitor, in
 * place of the general words for the reason.
 */
export class ActionError extends Error {
  constructor(
    readonly reason: FailureReason,
    message: string,
    readonly explanation?: string,
  ) {
    super(message)
    this.name = 'ActionError'
  }
}
