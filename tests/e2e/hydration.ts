import type { Page } from '@playwright/test'

declare global {
  interface Window {
    /** The nodes the server rendered, recorded before any script of the page ran. */
    serverNodes?: readonly Element[]
  }
}

/** Records the server's nodes on every page opened from now on, before scripts of the page touch them. */
export const markServerNodes = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    document.addEventListener('readystatechange', () => {
      const root = document.getElementById('root')
      if (document.readyState === 'interactive' && root) window.serverNodes = [...root.querySelectorAll('*')]
    })
  })

/** How many nodes the server rendered, and which of them are no longer on the page. */
export const findLostNodes = (page: Page): Promise<{ rendered: number; lost: string[] }> =>
  page.evaluate(() => {
    const nodes = window.serverNodes ?? []
    const lost = nodes.filter((node) => !node.isConnected)
    return { rendered: nodes.length, lost: lost.map(({ outerHTML }) => outerHTML.slice(0, 200)) }
  })
