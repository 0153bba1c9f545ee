/** Scroll positions of the history entries, in CSS pixels from the top. */
const positions = new Map<string, number>()

let count = 0

/** State for a new history entry, with a key that is unique across reloads. */
export const newHistoryState = () => ({ visit: `${Date.now()}-${++count}` })

const keyOf = (state: unknown): string =>
  typeof state === 'object' && state !== null && 'visit' in state ? String(state.visit) : 'first'

let currentKey = 'first'

/**
 * Saves the scroll position of the current page. Called after the address has changed and before the new page
 * renders.
 */
export function saveScroll(): void {
  positions.set(currentKey, window.scrollY)
  currentKey = keyOf(window.history.state)
}

/**
 * Scrolls the new page to its saved position, otherwise to the element of the hash, otherwise to the top. Returns
 * the element that it scrolled to.
 */
export function restoreScroll(): HTMLElement | undefined {
  const savedPosition = positions.get(currentKey)
  const target =
    savedPosition === undefined && document.getElementById(decodeURIComponent(window.location.hash.slice(1)))
  if (!target) return void window.scrollTo({ top: savedPosition ?? 0, behavior: 'instant' })
  target.scrollIntoView()
  return target
}

/** Takes scroll restoration over from the browser, except for reloads. */
export function manageScrollRestoration(): void {
  currentKey = keyOf(window.history.state)
  window.history.scrollRestoration = 'manual'
  window.addEventListener('pagehide', () => {
    window.history.scrollRestoration = 'auto'
  })
  window.addEventListener('pageshow', () => {
    window.history.scrollRestoration = 'manual'
  })
}
