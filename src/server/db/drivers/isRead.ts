import type { CompiledQuery } from 'kysely'

/**
 * Whether a statement only reads, so that it may be retried. Raw statements that begin with `select` count as reads, because those
 * of this server call only repeatable functions.
 */
export function isRead({ query, sql }: CompiledQuery): boolean {
  if (query.kind === 'RawNode') return /^\s*select\b/i.test(sql)
  if (query.kind !== 'SelectQueryNode') return false
  return query.with?.expressions.every(({ expression }) => expression.kind === 'SelectQueryNode') ?? true
}
