import { useEffect, useState } from 'react'

/**
 * CSS pixels at the lower edge of `element` that `cover` lies over, followed as either changes its size; 0 where they stand side
 * by side.
 */
export function useCoveredHeight(element: Element | null, cover: Element | null): number {
  const [height, setHeight] = useState(0)
  useEffect(() => {
    if (!element || !cover) return
    const measure = () => setHeight(overlap(element.getBoundingClientRect(), cover.getBoundingClientRect()))
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    observer.observe(cover)
    return () => {
      observer.disconnect()
      setHeight(0)
    }
  }, [element, cover])
  return height
}

const overlap = (below: DOMRect, above: DOMRect): number =>
  above.left < below.right && above.right > below.left ? Math.max(0, Math.round(below.bottom - above.top)) : 0
