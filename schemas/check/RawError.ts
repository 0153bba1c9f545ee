/** One failed keyword, as generated validators record it. `at` is an RFC 6901 pointer into the validated value. */
export type RawError = { at: string; keyword: string; params: Record<string, unknown> }

/** Appends an error to the list of a running validation, which is null before the first error. */
export function addRawError(
  list: RawError[] | null,
  at: string,
  keyword: string,
  params: Record<string, unknown>,
): RawError[] {
  const next = { at, keyword, params }
  if (!list) return [next]
  list.push(next)
  return list
}

/** Appends the errors of a part to the list of the whole, which is null before the first error. */
export function joinRawErrors(list: RawError[] | null, part: RawError[]): RawError[] {
  if (!list) return part
  for (const next of part) list.push(next)
  return list
}
