/** Whether two JSON values are equal; the order of an object's members does not count. */
export const sameJson = (a: unknown, b: unknown): boolean => a === b || canonical(a) === canonical(b)

/** One text for all ways to write the same JSON value. */
export function canonical(value: unknown): string {
  return (
    JSON.stringify(value, (_key, member: unknown) =>
      typeof member === 'object' && member !== null && !Array.isArray(member)
        ? Object.fromEntries(Object.entries(member).sort(([a], [b]) => (a < b ? -1 : 1)))
        : member,
    ) ?? ''
  )
}
