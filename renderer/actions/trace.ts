import type { HandlerName } from '../../schemas/engine'
import type { Effect } from './effects'

/** One effect that was performed, as plain data. It has a `result` or an `error`. */
export type TraceEntry = {
  handler: HandlerName
  effect: Effect
  /** When it began, in milliseconds since 1970. */
  at: number
  /** How long it took, in milliseconds. */
  duration: number
  result?: unknown
  /** Named `AbortError` when the run was aborted before the port answered. */
  error?: { name: string; message: string }
}

export type Trace = (entry: TraceEntry) => void

/** Any thrown value as plain data. */
export function describeError(error: unknown): { name: string; message: string } {
  try {
    return error instanceof Error
      ? { name: error.name, message: error.message }
      : { name: 'Error', message: String(error) }
  } catch {
    return { name: 'Error', message: '' }
  }
}
