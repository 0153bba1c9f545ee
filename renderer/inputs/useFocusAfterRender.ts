import { type RefObject, useLayoutEffect, useRef } from 'react'

/** Returns a function that focuses the element matching a selector inside `container`, as soon as it is rendered. */
export function useFocusAfterRender(container: RefObject<HTMLElement | null>): (selector: string) => void {
  const selectorRef = useRef<string>(undefined)
  useLayoutEffect(() => {
    const target = selectorRef.current && container.current?.querySelector<HTMLElement>(selectorRef.current)
    if (!target) return
    selectorRef.current = undefined
    target.focus()
  })
  return (selector) => {
    selectorRef.current = selector
  }
}
