import { type RefObject, useLayoutEffect, useRef, useState } from 'react'

const focusable = 'button:not(:disabled), input, select, textarea, [tabindex]'

/** Focuses an element by its `data-focus` after the next rendering that has it, and keeps the last message for screen readers. */
export function useFocusLater(): {
  place: RefObject<HTMLDivElement | null>
  focusLater(target: string): void
  message: string
  announce(message: string): void
} {
  const place = useRef<HTMLDivElement>(null)
  const wanted = useRef<string>(undefined)
  const [message, setMessage] = useState('')
  useLayoutEffect(() => {
    if (wanted.current === undefined || !place.current) return
    const found = findTarget(place.current, wanted.current)
    if (!found) return
    wanted.current = undefined
    found.focus()
  })
  const focusLater = (target: string) => {
    wanted.current = target
  }
  return { place, focusLater, message, announce: setMessage }
}

/** The element with that `data-focus`, otherwise the first control inside what the pointer leads to. */
function findTarget(place: HTMLElement, target: string): HTMLElement | undefined {
  const marked = [...place.querySelectorAll<HTMLElement>('[data-focus]')]
  const found =
    marked.find(({ dataset }) => dataset.focus === target) ??
    marked.find(({ dataset }) => dataset.focus?.startsWith(`${target}/`))
  return found?.matches(focusable) ? found : (found?.querySelector<HTMLElement>(focusable) ?? undefined)
}
