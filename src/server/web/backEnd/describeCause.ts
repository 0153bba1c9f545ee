import { BackEndFault } from './BackEndFault'

/** Why a call has no usable answer: a name for counting, and a detail for people. */
export type Cause = { cause: string; detail?: string }

/** Codes of undici with the names of their causes. */
const undiciCauses: Readonly<Record<string, string>> = {
  UND_ERR_BODY_TIMEOUT: 'timeout',
  UND_ERR_CONNECT_TIMEOUT: 'timeout',
  UND_ERR_HEADERS_TIMEOUT: 'timeout',
  UND_ERR_RES_EXCEEDED_MAX_SIZE: 'too-large',
  UND_ERR_SOCKET: 'connection-lost',
}

/** How deep the causes of an error are searched. */
const maxCauses = 5

/** Names the cause of a failed call: a fault of the answer, `timeout`, `aborted`, or a code of the network such as `ECONNREFUSED`. */
export function describeCause(error: unknown, depth = 0): Cause {
  if (error instanceof BackEndFault) return { cause: error.kind, detail: error.detail }
  if (!(error instanceof Error)) return { cause: 'unknown' }
  if (error.name === 'TimeoutError') return { cause: 'timeout' }
  if (error.name === 'AbortError') return { cause: 'aborted' }
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined
  if (code !== undefined) return { cause: undiciCauses[code] ?? code }
  if (error.cause !== undefined && depth < maxCauses) return describeCause(error.cause, depth + 1)
  return { cause: error.name }
}
