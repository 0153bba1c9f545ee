import { type RefObject, useLayoutEffect, useRef } from 'react'

/** Moves the focus once what it goes to is drawn: `ask` names it, by a selector inside `within`. */
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
