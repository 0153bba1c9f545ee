import { type RefObject, useEffect } from 'react'

/** Restores the text that the visitor typed before hydration, or that the browser kept over a reload. */
export function useRestoredText(
  control: RefObject<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement | null>,
  value: string,
  onRestored: (text: string) => void,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, after hydration
  useEffect(() => {
    const text = control.current?.value
    if (text !== undefined && text !== value) onRestored(text)
  }, [])
}
