/** The states of a back end. */
export const backEndStates = ['unknown', 'answers', 'fails', 'away'] as const

/**
 * What is known of a back end: `unknown` before its first call, `answers`, `fails` while it answers with 5xx or with what cannot be
 * used, `away` while it cannot be reached in time.
 */
export type BackEndState = (typeof backEndStates)[number]

/** The state of a back end, from its last call. */
export class BackEndHealth {
  #state: BackEndState = 'unknown'
  #cause: string | undefined
  #since: Date | undefined

  /** Takes the result of a call. Returns whether the state changed. */
  update(state: BackEndState, cause: string | undefined, at: Date): boolean {
    const isChanged = state !== this.#state
    if (isChanged) this.#since = at
    this.#state = state
    this.#cause = state === 'answers' ? undefined : cause
    return isChanged
  }

  get state(): BackEndState {
    return this.#state
  }

  /** The state, since when, and the cause of the last failure. */
  describe(): { state: BackEndState; since?: string; cause?: string } {
    return {
      state: this.#state,
      ...(this.#since ? { since: this.#since.toISOString() } : {}),
      ...(this.#cause === undefined ? {} : { cause: this.#cause }),
    }
  }
}
