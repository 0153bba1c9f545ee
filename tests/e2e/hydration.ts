import type { Page } from '@playwright/test'

type Marked = { nodes: Element[]; html: string }

declare global {
  interface Window {
    /** What the server drew, noted before any script of the page ran. */
    drawnByServer?: Marked
  }
}

/** Notes the server's own nodes on every page that follows, before the scripts of the page touch them. */
export const markServerNodes = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    document.addEventListener('readystatechange', () => {
      const root = document.getElementById('root')
      if (document.readyState !== 'interactive' || !root) return
      window.drawnByServer = { nodes: [...root.querySelectorAll('*')], html: root.innerHTML }
    })
  })

/** How many nodes the server drew, and which of them are no longer on the page. */
export const lostNodes = (page: Page): Promise<{ drawn: number; lost: string[] }> =>
  page.evaluate(() => {
    const nodes = window.drawnByServer?.nodes ?? []
    const lost = nodes.filter((node) => !node.isConnected)
    return { drawn: nodes.length, lost: lost.map(({ outerHTML }) => outerHTML.slice(0, 200)) }
  })

/** Waits until the scripts have taken the page over: the container's fiber tells when its first drawing is committed. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const root: unknown = document.getElementById('root')
    const read = (value: unknown, key: string): unknown =>
      typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined
    const key = Object.keys(root ?? {}).find((name) => name.startsWith('__reactContainer'))
    const current = ['stateNode', 'current', 'memoizedState'].reduce(read, key && read(root, key))
    return read(current, 'isDehydrated') === false
  })
}

/** Opens a page and waits until it answers to presses. Returns the status. */
export async function open(page: Page, path: string): Promise<number | undefined> {
  const response = await page.goto(path)
  await hydrated(page)
  return response?.status()
}
