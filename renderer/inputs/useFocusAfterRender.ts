import { type RefObject, useLayoutEffect, useRef } from 'react'

/** Returns a function that focuses the element matching a selector inside `within`, as soon as it is rendered. */
export function useFocusAfterRender(within: RefObject<HTMLElement | null>): (selector: string) => void {
  const asked = useRef<string>(undefined)
  useLayoutEffect(() => {
    const found = asked.current && within.current?.querySelector<HTMLElement>(asked.current)
    if (!found) return
    asked.current = undefined
    found.focus()
  })
  return (selector) => {
    asked.current = selector
  }
}
