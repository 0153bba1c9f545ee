import { Soundness, type SoundTables } from './Soundness'

export type SoundCounts = { blocks: number; members: number }

/** Counts the blocks and members of a document of that kind, if it is sound; undefined when it is not, or not surely. */
export function countSound(
  document: unknown,
  kind: string,
  checks: SoundTables,
  families: Readonly<Record<string, number>>,
): SoundCounts | undefined {
  const walk = new Soundness(checks, families)
  try {
    return walk.document(document, kind) ? { blocks: walk.count, members: walk.members } : undefined
  } catch (error) {
    // Nested deeper than the stack, or into itself: told in detail, which keeps its own limits.
    if (error instanceof RangeError) return undefined
    throw error
  }
}
