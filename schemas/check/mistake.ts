/** One failed keyword, as generated validators note it. `at` is an RFC 6901 pointer into the value that was checked. */
export type Mistake = { at: string; keyword: string; params: Record<string, unknown> }

/** Appends a mistake to the list of a running validation, which is null until there is one. */
export function mistake(
  list: Mistake[] | null,
  at: string,
  keyword: string,
  params: Record<string, unknown>,
): Mistake[] {
  const next = { at, keyword, params }
  if (!list) return [next]
  list.push(next)
  return list
}
