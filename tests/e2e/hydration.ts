import type { Page } from '@playwright/test'

type ServerNodes = {
  nodes: Element[]
  /** The nodes that were gone when the page said that React runs it. */
  lost?: Element[]
}

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
      const recorded: ServerNodes = { nodes: [...root.querySelectorAll('*')] }
      window.serverNodes = recorded
      const observer = new MutationObserver(() => {
        recorded.lost ??= recorded.nodes.filter((node) => !node.isConnected)
        observer.disconnect()
      })
      observer.observe(document.documentElement, { attributeFilter: ['data-ready'] })
    })
  })

type Lost = { rendered: number; atHydration: string[]; sinceThen: string[] }

/** How many nodes the server rendered, and which of them hydration and later changes have taken from the page. */
export const findLostNodes = (page: Page): Promise<Lost> =>
  page.evaluate(() => {
    const { nodes = [], lost = [] } = window.serverNodes ?? {}
    const markupOf = (gone: readonly Element[]) => gone.map(({ outerHTML }) => outerHTML.slice(0, 200))
    return {
      rendered: nodes.length,
      atHydration: markupOf(lost),
      sinceThen: markupOf(nodes.filter((node) => !node.isConnected && !lost.includes(node))),
    }
  })
