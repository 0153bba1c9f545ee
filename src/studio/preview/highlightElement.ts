/** Outlines an element and scrolls it into view. Returns a function that removes the outline. */
export function highlightElement(selector: string): () => void {
  const element = find(selector)
  if (!element) return () => {}
  const before = element.style.cssText
  element.style.setProperty('outline', '3px solid #d6006c', 'important')
  element.style.setProperty('outline-offset', '2px', 'important')
  element.scrollIntoView({ block: 'center', behavior: 'instant' })
  return () => {
    element.style.cssText = before
  }
}

/** Finds an element by a selector from the address, which may be invalid. */
function find(selector: string): HTMLElement | undefined {
  try {
    return document.querySelector<HTMLElement>(selector) ?? undefined
  } catch {
    return undefined
  }
}
