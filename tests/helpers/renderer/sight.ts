import { act } from 'react'
import { vi } from 'vitest'

/** Stands in for what a window without a layout cannot tell: which elements are in sight. At first all are. */
export function sight() {
  const observers = new Set<Observer>()
  let isInSight = true

  class Observer implements IntersectionObserver {
    readonly root = null
    readonly rootMargin = ''
    readonly scrollMargin = ''
    readonly thresholds = []
    readonly #told: IntersectionObserverCallback
    readonly #elements = new Set<Element>()
    constructor(told: IntersectionObserverCallback) {
      this.#told = told
      observers.add(this)
    }
    observe(element: Element) {
      this.#elements.add(element)
      this.tell()
    }
    unobserve(element: Element) {
      this.#elements.delete(element)
    }
    disconnect() {
      observers.delete(this)
    }
    takeRecords() {
      return []
    }
    tell() {
      const none = new DOMRect()
      const entries = [...this.#elements].map((target) => ({
        target,
        isIntersecting: isInSight,
        intersectionRatio: isInSight ? 1 : 0,
        boundingClientRect: none,
        intersectionRect: none,
        rootBounds: null,
        time: 0,
      }))
      this.#told(entries, this)
    }
  }

  vi.stubGlobal('IntersectionObserver', Observer)
  return {
    /** Scrolls everything out of sight, or back. */
    async show(inSight: boolean): Promise<void> {
      isInSight = inSight
      await act(async () => {
        for (const observer of observers) observer.tell()
      })
    },
    /** Sends the page to the background, or back. */
    async front(inFront: boolean): Promise<void> {
      Object.defineProperty(document, 'hidden', { configurable: true, get: () => !inFront })
      await act(async () => {
        document.dispatchEvent(new Event('visibilitychange'))
      })
    },
  }
}
