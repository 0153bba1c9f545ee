/** Calls a function and ignores what it throws. */
export function ignoreErrors(callback: () => void): void {
  try {
    callback()
  } catch {
    // The caller's own work must go on.
  }
}
