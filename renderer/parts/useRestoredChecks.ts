import { type RefObject, useEffect } from 'react'

/**
 * Restores the boxes that the visitor checked before hydration, or that the browser kept over a reload. React would
 * otherwise not know about them.
 */
export function useRestoredChecks(
  container: RefObject<HTMLElement | null>,
  onRestored: (checked: HTMLInputElement[]) => void,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, after hydration
  useEffect(() => {
    const checked = [...(container.current?.querySelectorAll<HTMLInputElement>('input:checked') ?? [])]
    if (checked.length > 0) onRestored(checked)
  }, [])
}
