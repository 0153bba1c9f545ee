import { expect, type Page } from '@playwright/test'

type ServerNodes = { nodes: Element[]; html: string }

declare global {
  interface Window {
    /** The nodes the server rendered, recorded before any script of the page ran. */
    serverNodes?: ServerNodes
  }
}

/** Records the server's nodes on every page opened from now on, before scripts of the page touch them. */
export const markServerNodes = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    document.addEventListener('readystatechange', () => {
      const root = document.getElementById('root')
      if (document.readyState !== 'interactive' || !root) return
      window.serverNodes = { nodes: [...root.querySelectorAll('*')], html: root.innerHTML }
    })
  })

/** How many nodes the server rendered, and which of them are no longer on the page. */
export const findLostNodes = (page: Page): Promise<{ rendered: number; lost: string[] }> =>
  page.evaluate(() => {
    const nodes = window.serverNodes?.nodes ?? []
    const lost = nodes.filter((node) => !node.isConnected)
    return { rendered: nodes.length, lost: lost.map(({ outerHTML }) => outerHTML.slice(0, 200)) }
  })

/** Waits until React has hydrated the page: the fiber of its container is no longer dehydrated. */
export async function waitForHydration(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const root: unknown = document.getElementById('root')
    const read = (value: unknown, key: string): unknown =>
      typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined
    const key = Object.keys(root ?? {}).find((name) => name.startsWith('__reactContainer'))
    const current = ['stateNode', 'current', 'memoizedState'].reduce(read, key && read(root, key))
    return read(current, 'isDehydrated') === false
  })
}

/** Waits until built files of these names have run. The portal loads them once the browser is idle. */
async function waitForCode(page: Page, names: readonly string[]): Promise<void> {
  // `waitForFunction` takes the promise of an asynchronous function for its result.
  const hasRun = () =>
    page.evaluate(async (wanted) => {
      const loaded = performance.getEntriesByType('resource').map(({ name }) => name)
      const found = wanted.flatMap((name) => loaded.find((path) => new RegExp(`/${name}-[^/]*\\.js$`).test(path)) ?? [])
      if (found.length < wanted.length) return false
      await Promise.all(found.map((path) => import(path)))
      return true
    }, names)
  await expect.poll(hasRun).toBe(true)
}

/** Waits for the script that takes the choice of cookies without loading the page again. */
export const waitForConsentScript = (page: Page): Promise<void> => waitForCode(page, ['consent'])

/** Waits for the code of calls and dialogs, of which the dialogs come last. A browser remembers code that failed to load. */
export const waitForIdleCode = (page: Page): Promise<void> =>
  waitForCode(page, ['ConfirmDialog', 'FailureDialog', 'ModalDialog'])

/**
 * Waits until a page needs no network before the visitor acts: each of its parts has its code, and so have calls and dialogs.
 * The network may be idle for a while before a slow browser hydrates the page and asks for that code.
 */
export async function waitForCalm(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  await page.waitForFunction(() => {
    const root: unknown = document.getElementById('root')
    const read = (value: unknown, key: string): unknown =>
      typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined
    const key = Object.keys(root ?? {}).find((name) => name.startsWith('__reactContainer'))
    const fibers = [read(read(key && read(root, key), 'stateNode'), 'current')]
    // React gives a suspense boundary that waits for code a state.
    const suspense = 13
    for (let fiber = fibers.pop(); fiber; fiber = fibers.pop()) {
      if (read(fiber, 'tag') === suspense && read(fiber, 'memoizedState')) return false
      fibers.push(...[read(fiber, 'child'), read(fiber, 'sibling')].filter(Boolean))
    }
    return true
  })
  await waitForIdleCode(page)
}

/** Opens a page and waits until it is hydrated. Resolves to the status. */
export async function openHydrated(page: Page, path: string): Promise<number | undefined> {
  const response = await page.goto(path)
  await waitForHydration(page)
  return response?.status()
}
