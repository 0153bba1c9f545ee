import { useEffect } from 'react'

/** How much a page waits for: code that loads, parts without their code, calls without an answer. */
let pending = 0
let report: (() => void) | undefined

/** Adds work that a page waits for, or takes away what it no longer waits for. Returns the function that undoes it. */
export function countWork(amount: 1 | -1): () => void {
  pending += amount
  report?.()
  return () => {
    pending -= amount
    report?.()
  }
}

/** Counts work until its promise settles. */
export const trackWork = <T>(work: Promise<T>): Promise<T> => work.finally(countWork(1))

/**
 * Marks the root element with `data-ready` while `page` is shown: `hydrated` while the page waits for something, `idle` once it
 * waits for nothing. There is no mark while `page` is undefined. Tests and monitoring wait for it.
 */
export function useReadyMark(page: unknown): void {
  useEffect(() => {
    if (page === undefined) return
    const { dataset } = document.documentElement
    const markIdle = () => {
      if (report === mark && !pending) dataset.ready = 'idle'
    }
    const mark = () => {
      dataset.ready = 'hydrated'
      // Answers reach the page in a task of their own.
      if (!pending) setTimeout(() => whenIdle(markIdle))
    }
    report = mark
    mark()
    return () => {
      report = undefined
      delete dataset.ready
    }
  }, [page])
}

/** Runs `work` once the browser is idle. */
export function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(work)
  else setTimeout(work, 200)
}
