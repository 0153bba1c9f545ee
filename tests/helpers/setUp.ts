import { format } from 'node:util'
import { afterAll, afterEach, beforeEach, vi } from 'vitest'

const hasDocument = typeof document !== 'undefined'
if (hasDocument) Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true)

/** Updates that a test did not wait for: what it asserts then depends on the speed of the machine. */
const unawaited: string[] = []
const writeError = console.error
console.error = (...args: unknown[]) => {
  const message = format(...args)
  // Code that a page of an earlier test asked for may arrive while nothing is rendered, where it changes nothing.
  const isLate = /suspended resource finished loading/.test(message) && document.body.childElementCount === 0
  if (/not wrapped in act|overlapping act/.test(message) && !isLate) unawaited.push(message)
  writeError(...args)
}

const failOnUnawaited = () => {
  const [first] = unawaited.splice(0)
  if (first) throw new Error(first)
}

beforeEach(() => {
  if (hasDocument) document.body.replaceChildren()
})
afterEach(failOnUnawaited)

/** The next file of the same worker finds the window as it was. */
afterAll(() => {
  console.error = writeError
  vi.useRealTimers()
  vi.unstubAllGlobals()
  if (hasDocument) {
    document.head.replaceChildren()
    document.body.replaceChildren()
    for (const { name } of [...document.documentElement.attributes]) document.documentElement.removeAttribute(name)
    localStorage.clear()
    sessionStorage.clear()
    for (const [name] of document.cookie.matchAll(/[^=; ]+(?==)/g)) {
      // biome-ignore lint/suspicious/noDocumentCookie: the window of the tests has no cookie store
      document.cookie = `${name}=; path=/; max-age=0`
    }
    window.history.replaceState(null, '', '/')
  }
  failOnUnawaited()
})
