import { type ReactNode, useEffect, useRef } from 'react'

/**
 * Holds the block that came in the place of another. When the one that went took the focus with it, as a form does
 * that was just sent, the focus goes to what came, so that a keyboard goes on from there and a screen reader reads it.
 */
export function Replacement({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (document.activeElement === document.body) place.current?.focus({ preventScroll: true })
  }, [])
  return (
    <div ref={place} tabIndex={-1}>
      {children}
    </div>
  )
}
