/** Runs something with a signal that is aborted after so many milliseconds, or together with the one given. */
export async function withTimeout<T>(
  milliseconds: number,
  given: AbortSignal | undefined,
  run: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const controller = new AbortController()
  const abort = () => controller.abort()
  const timer = setTimeout(abort, milliseconds)
  given?.addEventListener('abort', abort)
  if (given?.aborted) abort()
  try {
    return await run(controller.signal)
  } finally {
    clearTimeout(timer)
    given?.removeEventListener('abort', abort)
  }
}
