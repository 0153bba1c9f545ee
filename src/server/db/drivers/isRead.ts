import type { CompiledQuery } from 'kysely'

/**
 * Whether a statement only reads, so that it may be repeated. A raw statement that begins with `select` counts as one: those
 * of this server call no function that must not be called twice.
 */
export function isRead({ query, sql }: CompiledQuery): boolean {
  if (query.kind === 'RawNode') return /^\s*select\b/i.test(sql)
  if (query.kind !== 'SelectQueryNode') return false
  return query.with?.expressions.every(({ expression }) => expression.kind === 'SelectQueryNode') ?? true
}
