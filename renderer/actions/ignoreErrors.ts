/** Calls a function and ignores what it throws. */
export function ignoreErrors(callback: () => void): void {
  try {
    callback()
  } catch {
    // A broken listener must not break the program that calls it.
  }
}
