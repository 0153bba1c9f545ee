import { createHash } from 'node:crypto'
import type { FormCall } from '../../../../schemas/door'

/**
 * Returns the idempotency header of a posted form: a hash of `_key`, which identifies the rendered page, and of the call. Empty
 * without `_key` and for calls that need no key.
 */
export function postKey(pageKey: unknown, { method, endpoint, body }: FormCall): Record<string, string> {
  if (method !== 'POST' || typeof pageKey !== 'string') return {}
  const parts = JSON.stringify([pageKey, endpoint, body])
  return { 'idempotency-key': createHash('sha256').update(parts).digest('base64url') }
}
