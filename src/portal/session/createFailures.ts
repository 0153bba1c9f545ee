export type Failures = ReturnType<typeof createFailures>

/**
 * Pointers of the blocks a server could not draw. They hold for the first list of blocks that asks, the one of the
 * page that came with them, and for no other.
 */
export function createFailures(pointers: readonly string[]) {
  let list: object | undefined
  return {
    of(blocks: object): readonly string[] | undefined {
      if (pointers.length === 0) return undefined
      list ??= blocks
      return list === blocks ? pointers : undefined
    },
  }
}
