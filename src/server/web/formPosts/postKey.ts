import { createHash } from 'node:crypto'
import type { FormCall } from '../../../../schemas/door'

/**
 * Returns the idempotency header of a posted form: a hash of `_key`, which identifies the rendered page, and of the call. Empty
 * without `_key` and for calls that need no key. `_key` is the time of the rendering, not a hash of the page: a page that was rendered
 * again asks anew, so that a visitor may send the same twice on purpose, such as a mark that was withdrawn.
 */
export function postKey(pageKey: unknown, { method, endpoint, body }: FormCall): Record<string, string> {
  if (method !== 'POST' || typeof pageKey !== 'string') return {}
  const parts = JSON.stringify([pageKey, endpoint, body])
  return { 'idempotency-key': createHash('sha256').update(parts).digest('base64url') }
}
