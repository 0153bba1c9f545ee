import { type RefObject, useEffect } from 'react'

/**
 * Takes up what a visitor ticked in the server's page before the script was there, or what the browser kept over a
 * reload: otherwise it would look chosen and not be.
 */
export function useRestoredChecks(
  container: RefObject<HTMLElement | null>,
  onRestored: (ticked: HTMLInputElement[]) => void,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page is taken over
  useEffect(() => {
    const ticked = [...(container.current?.querySelectorAll<HTMLInputElement>('input:checked') ?? [])]
    if (ticked.length > 0) onRestored(ticked)
  }, [])
}
