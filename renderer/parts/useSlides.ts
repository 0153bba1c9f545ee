import { type RefObject, type TouchEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useMediaQuery } from './useMediaQuery'

/** Distance in pixels that counts as a swipe past an end. */
const swipePx = 40
/** Milliseconds longer than any smooth scroll, for browsers without the `scrollend` event. */
const scrollTimeoutMs = 1000
const reducedMotion = '(prefers-reduced-motion: reduce)'

export type Slides = ReturnType<typeof useSlides>

/**
 * The current slide of a scrolling track, and functions to change it. The track wraps around: past the last slide it
 * scrolls on to the first.
 */
export function useSlides(count: number) {
  const isMotionReduced = useMediaQuery(reducedMotion)
  const track = useRef<HTMLDivElement>(null)
  const [index, setIndex] = useState(0)
  /** The slide that the track scrolls to. Slides that it passes do not become current. */
  const target = useRef<number>(undefined)
  /** Ends a wrap: moves the first slide back from behind the last one. */
  const endWrap = useRef<() => void>(undefined)

  const go = (requested: number) => {
    const next = (requested + count) % count
    const element = track.current
    endWrap.current?.()
    target.current = next
    setIndex(next)
    if (!element) return
    const step = requested - next
    if (step !== 0 && element.clientWidth > 0 && !isMotionReduced) wrap(element, count, step > 0 ? 1 : -1, endWrap)
    else scroll(element, next, !isMotionReduced)
  }
  const onScroll = useEffectEvent(() => {
    const element = track.current
    if (!element?.clientWidth) return
    const position = Math.round(element.scrollLeft / element.clientWidth)
    const at = endWrap.current ? position % count : Math.min(count - 1, position)
    if (target.current !== undefined && target.current !== at) return
    target.current = undefined
    setIndex(at)
  })
  useEffect(() => {
    const element = track.current
    element?.addEventListener('scroll', onScroll, { passive: true })
    return () => {
      element?.removeEventListener('scroll', onScroll)
      endWrap.current?.()
    }
  }, [])

  const swipe = useSwipePastEnd(track, (direction) => go(direction === 1 ? count : -1))
  return {
    track,
    index,
    go,
    next: () => go(index + 1),
    previous: () => go(index - 1),
    /** Handles swipes past an end; all others are native scrolling. */
    gestures: {
      onWheel() {
        target.current = undefined
      },
      onTouchStart(event: TouchEvent) {
        target.current = undefined
        endWrap.current?.()
        swipe.start(event)
      },
      onTouchEnd: swipe.end,
    },
  }
}

const scroll = (element: HTMLElement, position: number, isSmooth: boolean) =>
  element.scrollTo({ left: position * element.clientWidth, behavior: isSmooth ? 'smooth' : 'instant' })

/**
 * Scrolls from the last slide to the first (`1`) or back (`-1`), with the first slide moved behind the last until
 * `endWrap` is called.
 */
function wrap(
  element: HTMLElement,
  count: number,
  direction: 1 | -1,
  endWrap: RefObject<(() => void) | undefined>,
): void {
  const first = element.firstElementChild
  if (!(first instanceof HTMLElement)) return
  first.style.translate = `${count * 100}%`
  if (direction === -1) scroll(element, count, false)
  scroll(element, direction === 1 ? count : count - 1, true)
  const end = () => {
    clearTimeout(timer)
    element.removeEventListener('scrollend', end)
    endWrap.current = undefined
    first.style.removeProperty('translate')
    if (Math.round(element.scrollLeft / element.clientWidth) >= count) scroll(element, 0, false)
  }
  const timer = setTimeout(end, scrollTimeoutMs)
  // Skips the `scrollend` event of the jump that starts the way back.
  requestAnimationFrame(() => {
    if (endWrap.current === end) element.addEventListener('scrollend', end)
  })
  endWrap.current = end
}

/** Calls `swipe` when the visitor swipes past the end (`1`) or the start (`-1`) of a track. */
function useSwipePastEnd(track: RefObject<HTMLElement | null>, swipe: (direction: 1 | -1) => void) {
  const touchStart = useRef<{ x: number; left: number }>(undefined)
  return {
    start(event: TouchEvent): void {
      const touch = event.touches[0]
      touchStart.current = touch && { x: touch.clientX, left: track.current?.scrollLeft ?? 0 }
    },
    end(event: TouchEvent): void {
      const touch = event.changedTouches[0]
      const from = touchStart.current
      const element = track.current
      if (!touch || !from || !element) return
      const travel = touch.clientX - from.x
      const end = element.scrollWidth - element.clientWidth
      if (travel < -swipePx && from.left >= end - 1) swipe(1)
      if (travel > swipePx && from.left <= 1) swipe(-1)
    },
  }
}

/**
 * Calls `advance` every `delay` milliseconds; a new `step` restarts the delay. Pauses under reduced motion, while the page is
 * hidden, and while the pointer or the focus is on the element with the `hold` handlers.
 */
export function useAutoAdvance(enabled: boolean, delay: number, advance: () => void, step: number) {
  const isMotionReduced = useMediaQuery(reducedMotion)
  const [playing, setPlaying] = useState(true)
  const [hovered, setHovered] = useState(false)
  const [focused, setFocused] = useState(false)
  const moves = enabled && !isMotionReduced && playing && !hovered && !focused
  const tick = useEffectEvent(() => {
    if (!document.hidden) advance()
  })

  // biome-ignore lint/correctness/useExhaustiveDependencies: a slide chosen by the visitor stays for the whole delay
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
