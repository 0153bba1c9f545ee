/** Calls a listener of the host; its failure is its own. */
export function ignoreErrors(listener: () => void): void {
  try {
    listener()
  } catch {
    // A broken listener must not break what it listens to.
  }
}
