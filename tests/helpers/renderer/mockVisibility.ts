import { act } from 'react'
import { vi } from 'vitest'

/** Mocks `IntersectionObserver`, which needs a layout, and `document.hidden`. At first every element intersects. */
export function mockVisibility() {
  const observers = new Set<Observer>()
  let isInViewport = true

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
        isIntersecting: isInViewport,
        intersectionRatio: isInViewport ? 1 : 0,
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
    /** Scrolls every element out of the viewport, or back into it. */
    async setInViewport(inViewport: boolean): Promise<void> {
      isInViewport = inViewport
      await act(async () => {
        for (const observer of observers) observer.notify()
      })
    },
    /** Hides the page, or shows it again. */
    async setPageVisible(visible: boolean): Promise<void> {
      Object.defineProperty(document, 'hidden', { configurable: true, get: () => !visible })
      await act(async () => {
        document.dispatchEvent(new Event('visibilitychange'))
      })
    },
  }
}
