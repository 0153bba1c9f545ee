import { type RefObject, useEffect } from 'react'

/**
 * Takes up what a visitor ticked in the server's page before the script was there, or what the browser kept over a
 * reload: otherwise it would look chosen and not be.
 */
export function useTicked(place: RefObject<HTMLElement | null>, onTicked: (ticked: HTMLInputElement[]) => void): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page is taken over
  useEffect(() => {
    const ticked = [...(place.current?.querySelectorAll<HTMLInputElement>('input:checked') ?? [])]
    if (ticked.length > 0) onTicked(ticked)
  }, [])
}
