/** Points out an element and brings it into sight. Returns what takes the mark away. */
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

/** What is asked for comes out of an address: it may be no selector at all. */
function find(selector: string): HTMLElement | undefined {
  try {
    return document.querySelector<HTMLElement>(selector) ?? undefined
  } catch {
    return undefined
  }
}
