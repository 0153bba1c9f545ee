import { useEffect, useEffectEvent, useState } from 'react'
import { prefersCalm } from './prefersCalm'

/**
 * Calls `advance` every `delay` milliseconds, counted anew for each `step`. Never under reduced motion; not while the
 * pointer or the focus is on what moves, which `hold` watches, nor while the page is hidden.
 */
export function useAutoAdvance(enabled: boolean, delay: number, advance: () => void, step: number) {
  const [playing, setPlaying] = useState(true)
  const [hovered, setHovered] = useState(false)
  const [focused, setFocused] = useState(false)
  const moves = enabled && playing && !hovered && !focused
  const tick = useEffectEvent(() => {
    if (!document.hidden && !prefersCalm()) advance()
  })

  // biome-ignore lint/correctness/useExhaustiveDependencies: a slide chosen by hand stays for a whole delay
  useEffect(() => {
    if (!moves) return
    const timer = setInterval(tick, delay)
    return () => clearInterval(timer)
  }, [moves, delay, step])

  return {
    playing,
    toggle: () => setPlaying(!playing),
    hold: {
      onPointerEnter: () => setHovered(true),
      onPointerLeave: () => setHovered(false),
      onFocus: () => setFocused(true),
      onBlur: () => setFocused(false),
    },
  }
}
