export type Failures = ReturnType<typeof createFailures>

/**
 * Pointers of the blocks that threw on the server. They apply to the first list of blocks that reads them, that of the
 * server's page, and to no other.
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
