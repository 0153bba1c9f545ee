import { type RefObject, useEffect, useState } from 'react'

/** Whether an element is on the screen, or less than `margin` CSS pixels above or below it. */
export function useNear(ref: RefObject<Element | null>, margin: number): boolean {
  const [near, setNear] = useState(false)
  useEffect(() => {
    const element = ref.current
    if (!element) return
    const observer = new IntersectionObserver(
      (entries) => {
        const last = entries.at(-1)
        if (last) setNear(last.isIntersecting)
      },
      { rootMargin: `${margin}px 0px` },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [ref, margin])
  return near
}
