import { useEffect, useState } from 'react'

/** How much of the map the list side and the details cover. Give each setter to its element as a ref. */
export function useMapCover() {
  const [map, setMap] = useState<HTMLElement | null>(null)
  const [details, setDetails] = useState<HTMLElement | null>(null)
  const [side, setSide] = useState<HTMLElement | null>(null)
  const coveredHeight = useCoveredHeight(map, details, 'bottom')
  const coveredTop = useCoveredHeight(map, side, 'top')
  return { map, setMap, setDetails, setSide, covered: { coveredHeight, coveredTop } }
}

type Edge = 'top' | 'bottom'

/** CSS pixels at one edge of `element` that `cover` overlaps, kept up to date; 0 when they are side by side. */
function useCoveredHeight(element: Element | null, cover: Element | null, edge: Edge): number {
  const [height, setHeight] = useState(0)
  useEffect(() => {
    if (!element || !cover) return
    const measure = () => setHeight(overlap(element.getBoundingClientRect(), cover.getBoundingClientRect(), edge))
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    observer.observe(cover)
    return () => {
      observer.disconnect()
      setHeight(0)
    }
  }, [element, cover, edge])
  return height
}

function overlap(below: DOMRect, above: DOMRect, edge: Edge): number {
  if (above.left >= below.right || above.right <= below.left || above.height === 0) return 0
  return Math.max(0, Math.round(edge === 'top' ? above.bottom - below.top : below.bottom - above.top))
}
