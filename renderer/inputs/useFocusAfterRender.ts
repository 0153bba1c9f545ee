import { type RefObject, useLayoutEffect, useRef } from 'react'

/** Returns a function that focuses the element matching a selector inside `container`, as soon as it is rendered. */
export function useFocusAfterRender(container: RefObject<HTMLElement | null>): (selector: string) => void {
  const selectorRef = useRef<string>(undefined)
  useLayoutEffect(() => {
    const found = selectorRef.current && container.current?.querySelector<HTMLElement>(selectorRef.current)
    if (!found) return
    selectorRef.current = undefined
    found.focus()
  })
  return (selector) => {
    selectorRef.current = selector
  }
}
