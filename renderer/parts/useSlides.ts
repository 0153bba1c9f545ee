import { type TouchEvent, useEffect, useEffectEvent, useRef, useState } from 'react'

/** Finger travel, in pixels, that counts as a swipe past an end. */
const swipePx = 40
/** Longer than any browser scrolls smoothly, in milliseconds; not all of them tell when they have arrived. */
const scrollTimeoutMs = 1000

export type Slides = ReturnType<typeof useSlides>

/**
 * Which slide of a scrolled track is shown, and ways to another. The track wraps around: past the last slide the first
 * one follows, as if it stood there once more.
 */
export function useSlides(count: number) {
  const track = useRef<HTMLDivElement>(null)
  const [index, setIndex] = useState(0)
  /** Slide the track is on its way to; those it passes are not shown. */
  const goal = useRef<number>(undefined)
  const start = useRef<{ x: number; left: number }>(undefined)
  /** Puts the first slide back, when it stands behind the last. */
  const settle = useRef<() => void>(undefined)

  const scroll = (element: HTMLElement, place: number, smooth = !prefersReducedMotion()) =>
    element.scrollTo({ left: place * element.clientWidth, behavior: smooth ? 'smooth' : 'instant' })

  /** Goes from the last slide to the first (`1`) or back (`-1`) over the first one's place behind the last. */
  const wrap = (element: HTMLElement, direction: 1 | -1) => {
    const first = element.firstElementChild
    if (!(first instanceof HTMLElement)) return
    first.style.translate = `${count * 100}%`
    if (direction === -1) scroll(element, count, false)
    scroll(element, direction === 1 ? count : count - 1)
    const end = () => {
      clearTimeout(timer)
      element.removeEventListener('scrollend', end)
      settle.current = undefined
      first.style.removeProperty('translate')
      if (Math.round(element.scrollLeft / element.clientWidth) >= count) scroll(element, 0, false)
    }
    const timer = setTimeout(end, scrollTimeoutMs)
    // The jump that begins the way back tells that it has arrived, too.
    requestAnimationFrame(() => {
      if (settle.current === end) element.addEventListener('scrollend', end)
    })
    settle.current = end
  }

  const go = (wanted: number) => {
    const next = (wanted + count) % count
    const element = track.current
    settle.current?.()
    goal.current = next
    setIndex(next)
    if (!element) return
    const step = wanted - next
    if (step !== 0 && element.clientWidth > 0 && !prefersReducedMotion()) wrap(element, step > 0 ? 1 : -1)
    else scroll(element, next)
  }

  const follow = useEffectEvent(() => {
    const element = track.current
    if (!element?.clientWidth) return
    const place = Math.round(element.scrollLeft / element.clientWidth)
    const at = settle.current ? place % count : Math.min(count - 1, place)
    if (goal.current !== undefined && goal.current !== at) return
    goal.current = undefined
    setIndex(at)
  })

  useEffect(() => {
    const element = track.current
    element?.addEventListener('scroll', follow, { passive: true })
    return () => {
      element?.removeEventListener('scroll', follow)
      settle.current?.()
    }
  }, [])

  return {
    track,
    index,
    go,
    next: () => go(index + 1),
    previous: () => go(index - 1),
    /** Scrolling does the rest; past an end there is nothing to scroll to. */
    gestures: {
      onWheel() {
        goal.current = undefined
      },
      onTouchStart(event: TouchEvent) {
        const touch = event.touches[0]
        goal.current = undefined
        settle.current?.()
        start.current = touch && { x: touch.clientX, left: track.current?.scrollLeft ?? 0 }
      },
      onTouchEnd(event: TouchEvent) {
        const touch = event.changedTouches[0]
        const from = start.current
        const element = track.current
        if (!touch || !from || !element) return
        const travel = touch.clientX - from.x
        const end = element.scrollWidth - element.clientWidth
        if (travel < -swipePx && from.left >= end - 1) go(count)
        if (travel > swipePx && from.left <= 1) go(-1)
      },
    },
  }
}

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
    if (!document.hidden && !prefersReducedMotion()) advance()
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

/** Whether the visitor asked their system for less movement. */
const prefersReducedMotion = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches
