let locks = 0

/** Keeps the page behind a dialog from scrolling, until the returned function is called. Locks add up. */
export function lockScroll(): () => void {
  const { dataset } = document.documentElement
  locks++
  dataset.scroll = 'locked'
  return () => {
    if (--locks === 0) delete dataset.scroll
  }
}
