import { type RefObject, useLayoutEffect } from 'react'

/** Keeps the height of the header in the custom property `--header`, for what sticks or scrolls below it. */
export function useHeaderHeight(ref: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const header = ref.current
    if (!header) return
    const { style } = document.documentElement
    const measure = () => style.setProperty('--header', `${header.offsetHeight}px`)
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(header)
    return () => {
      observer.disconnect()
      style.removeProperty('--header')
    }
  }, [ref])
}
