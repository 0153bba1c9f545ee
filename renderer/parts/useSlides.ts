import { type TouchEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { prefersCalm } from './prefersCalm'

/** Finger travel, in pixels, that counts as a swipe past an end. */
const swipe = 40

export type Slides = ReturnType<typeof useSlides>

/** Which slide of a scrolled track is shown, and ways to another. The track wraps around. */
export function useSlides(count: number) {
  const track = useRef<HTMLDivElement>(null)
  const [index, setIndex] = useState(0)
  const start = useRef<{ x: number; left: number }>(undefined)

  const go = (wanted: number) => {
    const next = (wanted + count) % count
    const element = track.current
    setIndex(next)
    element?.scrollTo({ left: next * element.clientWidth, behavior: prefersCalm() ? 'instant' : 'smooth' })
  }

  const follow = useEffectEvent(() => {
    const element = track.current
    if (!element?.clientWidth) return
    setIndex(Math.min(count - 1, Math.round(element.scrollLeft / element.clientWidth)))
  })

  useEffect(() => {
    const element = track.current
    element?.addEventListener('scroll', follow, { passive: true })
    return () => element?.removeEventListener('scroll', follow)
  }, [])

  return {
    track,
    index,
    go,
    next: () => go(index + 1),
    previous: () => go(index - 1),
    /** Scrolling does the rest; past an end there is nothing to scroll to. */
    gestures: {
      onTouchStart(event: TouchEvent) {
        const touch = event.touches[0]
        start.current = touch && { x: touch.clientX, left: track.current?.scrollLeft ?? 0 }
      },
      onTouchEnd(event: TouchEvent) {
        const touch = event.changedTouches[0]
        const from = start.current
        const element = track.current
        if (!touch || !from || !element) return
        const travel = touch.clientX - from.x
        const end = element.scrollWidth - element.clientWidth
        if (travel < -swipe && from.left >= end - 1) go(0)
        if (travel > swipe && from.left <= 1) go(count - 1)
      },
    },
  }
}
