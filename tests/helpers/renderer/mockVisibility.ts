import { act } from 'react'
import { vi } from 'vitest'

/** Mocks `IntersectionObserver`, which needs a layout, and `document.hidden`. At first every element intersects. */
export function mockVisibility() {
  const observers = new Set<Observer>()
  let isInSight = true

  class Observer implements IntersectionObserver {
    readonly root = null
    readonly rootMargin = ''
    readonly scrollMargin = ''
    readonly thresholds = []
    readonly #callback: IntersectionObserverCallback
    readonly #elements = new Set<Element>()
    constructor(callback: IntersectionObserverCallback) {
      this.#callback = callback
      observers.add(this)
    }
    observe(element: Element) {
      this.#elements.add(element)
      this.notify()
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
    notify() {
      const emptyRect = new DOMRect()
      const entries = [...this.#elements].map((target) => ({
        target,
        isIntersecting: isInSight,
        intersectionRatio: isInSight ? 1 : 0,
        boundingClientRect: emptyRect,
        intersectionRect: emptyRect,
        rootBounds: null,
        time: 0,
      }))
      this.#callback(entries, this)
    }
  }

  vi.stubGlobal('IntersectionObserver', Observer)
  return {
    /** Scrolls everything out of sight, or back. */
    async show(inSight: boolean): Promise<void> {
      isInSight = inSight
      await act(async () => {
        for (const observer of observers) observer.notify()
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
