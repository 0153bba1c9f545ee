import { Soundness, type SoundTables } from './Soundness'

/** How many blocks a document of that kind has, if it is sound; undefined when it is not, or not surely. Never throws. */
export function countSound(
  document: unknown,
  kind: string,
  checks: SoundTables,
  families: Readonly<Record<string, number>>,
): number | undefined {
  const walk = new Soundness(checks, families)
  try {
    return walk.document(document, kind) ? walk.count : undefined
  } catch (error) {
    // Nested deeper than the stack, or into itself: told in detail, which keeps its own limits.
    if (error instanceof RangeError) return undefined
    throw error
  }
}
