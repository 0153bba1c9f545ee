import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { keepAwake } from '../../../src/portal/device/keepAwake'

/** A lock as browsers give it: they release it themselves when the page is hidden. */
class Lock extends EventTarget {
  released = false
  async release() {
    this.released = true
  }
}

class Page extends EventTarget {
  get visibilityState(): DocumentVisibilityState {
    return visibility
  }
}

let locks: Lock[]
let isAllowed: boolean
let visibility: DocumentVisibilityState

beforeEach(() => {
  locks = []
  isAllowed = true
  visibility = 'visible'
  vi.stubGlobal('document', new Page())
  vi.stubGlobal('navigator', {
    wakeLock: {
      request: async () => {
        if (!isAllowed) throw new DOMException('The battery is low.', 'NotAllowedError')
        const lock = new Lock()
        locks.push(lock)
        return lock
      },
    },
  })
})
afterEach(() => vi.unstubAllGlobals())

function setVisible(isVisible: boolean) {
  visibility = isVisible ? 'visible' : 'hidden'
  if (!isVisible) for (const lock of locks) lock.released = true
  document.dispatchEvent(new Event('visibilitychange'))
}

it('keeps the screen on, again after each return to the page, until it is over', async () => {
  const reports: boolean[] = []
  const stop = keepAwake((isAwake) => reports.push(isAwake))
  await expect.poll(() => reports).toHaveLength(1)
  setVisible(false)
  setVisible(true)
  await expect.poll(() => reports).toHaveLength(2)
  expect(reports).toEqual([true, true])
  expect(locks.map(({ released }) => released)).toEqual([true, false])
  stop()
  expect(locks.every(({ released }) => released)).toBe(true)
  setVisible(false)
  setVisible(true)
  expect(locks).toHaveLength(2)
})

it('says that the screen may go off where the browser refuses, and tries again on the next return', async () => {
  const reports: boolean[] = []
  isAllowed = false
  const stop = keepAwake((isAwake) => reports.push(isAwake))
  await expect.poll(() => reports).toHaveLength(1)
  isAllowed = true
  setVisible(true)
  await expect.poll(() => reports).toHaveLength(2)
  expect(reports).toEqual([false, true])
  stop()
})

it('says so where the browser knows no lock', () => {
  vi.stubGlobal('navigator', {})
  const reports: boolean[] = []
  keepAwake((isAwake) => reports.push(isAwake))
  expect(reports).toEqual([false])
})
