import { type RefObject, useEffect } from 'react'

/**
 * Restores the boxes a visitor checked before hydration, or that the browser kept over a reload. Otherwise they would look
 * checked without being so in the state.
 */
export function useRestoredChecks(
  container: RefObject<HTMLElement | null>,
  onRestored: (ticked: HTMLInputElement[]) => void,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, after hydration
  useEffect(() => {
    const ticked = [...(container.current?.querySelectorAll<HTMLInputElement>('input:checked') ?? [])]
    if (ticked.length > 0) onRestored(ticked)
  }, [])
}
