/** Whether two JSON values are equal, whatever the order of members. */
export const sameJson = (a: unknown, b: unknown): boolean => a === b || canonical(a) === canonical(b)

/** JSON with sorted members: the same string for equal values. */
export function canonical(value: unknown): string {
  return (
    JSON.stringify(value, (_key, member: unknown) =>
      typeof member === 'object' && member !== null && !Array.isArray(member)
        ? Object.fromEntries(Object.entries(member).sort(([a], [b]) => (a < b ? -1 : 1)))
        : member,
    ) ?? ''
  )
}
