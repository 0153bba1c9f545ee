/** Where each visit of the history was scrolled to, in CSS pixels from the top. */
const positions = new Map<string, number>()

let count = 0

/** State of a new entry of the history: tells it from every other, also from those before a reload. */
export const newHistoryState = () => ({ visit: `${Date.now()}-${++count}` })

const keyOf = (state: unknown): string =>
  typeof state === 'object' && state !== null && 'visit' in state ? String(state.visit) : 'first'

let currentKey = 'first'

/** The visitor is on the way to another entry of the history: what is still drawn is scrolled to where they left it. */
export function saveScroll(): void {
  positions.set(currentKey, window.scrollY)
  currentKey = keyOf(window.history.state)
}

/** The page of the entry is drawn: goes to where the visitor was on it, to the part its address names, or to its top. */
export function restoreScroll(): void {
  const known = positions.get(currentKey)
  const target = known === undefined && document.getElementById(decodeURIComponent(window.location.hash.slice(1)))
  if (target) target.scrollIntoView()
  else window.scrollTo({ top: known ?? 0, behavior: 'instant' })
}

/** Takes scrolling over from the browser for as long as the script runs; on reload the browser does it again. */
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
