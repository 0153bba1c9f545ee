/** Time between two questions whether there is a server, in ms. */
const intervalMs = 4000

/** Statuses by which a proxy says that it cannot reach the server. */
const unreachable = [502, 504]

/**
 * Waits until the server answers. Resolves to false when `signal` aborts before. A device that says that it is online may be in a
 * network without a way out.
 */
export async function waitForServer(path: string, signal: AbortSignal): Promise<boolean> {
  while (!signal.aborted) {
    try {
      const timeout = AbortSignal.timeout(intervalMs)
      const { status } = await fetch(path, { method: 'HEAD', cache: 'no-store', signal: timeout })
      if (!unreachable.includes(status)) return !signal.aborted
    } catch {
      // There is no network, or it is slower than the interval.
    }
    await new Promise((resolve) => setTimeout(resolve, intervalMs))
  }
  return false
}
