import type { Api } from './Api'

/**
 * Wraps an API so that all calls share one deadline, `timeoutMs` from now; undefined sets no limit.
 */
export function withDeadline(api: Api, timeoutMs: number | undefined): Api {
  if (timeoutMs === undefined) return api
  const deadline = AbortSignal.timeout(timeoutMs)
  return (path, init = {}) =>
    api(path, { ...init, signal: init.signal ? AbortSignal.any([init.signal, deadline]) : deadline })
}
