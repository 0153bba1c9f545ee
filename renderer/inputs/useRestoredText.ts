import { type RefObject, useEffect } from 'react'

/**
 * Takes up what a visitor typed into the control of the server's page before the script was there, or what the browser
 * kept over a reload.
 */
export function useRestoredText(
  control: RefObject<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement | null>,
  value: string,
  onRestored: (text: string) => void,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the control is taken over
  useEffect(() => {
    const text = control.current?.value
    if (text !== undefined && text !== value) onRestored(text)
  }, [])
}
