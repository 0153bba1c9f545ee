import { useMediaQuery } from '../../../../renderer/parts/useMediaQuery'

/** The width from which the map stands beside the list, in root font sizes, as in the style sheet of the screen. */
const wideScreen = 102.4

/**
 * Whether the screen has room for the map beside the list, at the text size of the browser and of the settings. False on the
 * server and during hydration.
 */
export const useWideScreen = (): boolean =>
  useMediaQuery(`(min-width: ${wideScreen * (typeof document === 'undefined' ? 10 : rootFontSize())}px)`)

const rootFontSize = () => Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
