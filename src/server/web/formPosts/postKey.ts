import { createHash } from 'node:crypto'

type Post = { method: string; endpoint: string; body: unknown }

/**
 * The header by which a form that is posted again counts once: a hash of when its page was made, which the form has in `_key`, and of
 * what is sent. Empty without such a field, and for calls that need none.
 */
export function postKey(pageKey: unknown, { method, endpoint, body }: Post): Record<string, string> {
  if (method !== 'POST' || typeof pageKey !== 'string') return {}
  const parts = JSON.stringify([pageKey, endpoint, body])
  return { 'idempotency-key': createHash('sha256').update(parts).digest('base64url') }
}
