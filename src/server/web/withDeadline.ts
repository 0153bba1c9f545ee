import type { Api } from './Api'

/**
 * The same calls, which all fail once a time from now is over, so that calls one after the other do not add up. Undefined
 * sets no limit.
 */
export function withDeadline(api: Api, milliseconds: number | undefined): Api {
  if (milliseconds === undefined) return api
  const deadline = AbortSignal.timeout(milliseconds)
  return (path, init = {}) =>
    api(path, { ...init, signal: init.signal ? AbortSignal.any([init.signal, deadline]) : deadline })
}
