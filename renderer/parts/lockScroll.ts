let locks = 0

/** Keeps the page behind a dialog from scrolling, until the returned function is called. Locks add up. */
export function lockScroll(): () => void {
  const { dataset, clientWidth } = document.documentElement
  if (locks++ === 0) dataset.scroll = window.innerWidth > clientWidth ? 'locked-gutter' : 'locked'
  return () => {
    if (--locks === 0) delete dataset.scroll
  }
}
