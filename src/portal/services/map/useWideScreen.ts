import { useSyncExternalStore } from 'react'

const subscribe = (listener: () => void) => {
  window.addEventListener('resize', listener)
  return () => window.removeEventListener('resize', listener)
}

/** The width from which the map stands beside the list, in root font sizes. The style sheet of the screen has it too. */
const wideScreen = 102.4

/**
 * Whether the screen has room for the map beside the list, at the text size of the browser and of the settings, which
 * media queries do not follow. False on the server and during hydration.
 */
export const useWideScreen = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => document.documentElement.clientWidth >= wideScreen * rootFontSize(),
    () => false,
  )

const rootFontSize = () => Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
