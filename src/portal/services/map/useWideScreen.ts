import { useMediaQuery } from '../../../../renderer/parts/useMediaQuery'

/** The sizes of texts in the settings, as the style sheet of the page sets them. Media queries do not follow these. */
const scales: Readonly<Record<string, number>> = { large: 1.125, larger: 1.25, largest: 1.5, double: 2 }

/**
 * Whether the screen has room for the map beside the list, at the text size of the browser and of the settings. False on the
 * server and during hydration.
 */
export function useWideScreen(): boolean {
  const size = typeof document === 'undefined' ? undefined : document.documentElement.dataset.textSize
  return useMediaQuery(`(min-width: ${64 * (scales[size ?? ''] ?? 1)}em)`)
}
