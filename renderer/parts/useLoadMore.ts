import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import type { ListData } from '../../schemas/engine'
import { isObject } from '../../schemas/engine'
import { useHost } from '../engine/HostContext'

type LoadedPages = {
  /** The data that these pages continue; new data drops them. */
  source: ListData
  pages: readonly (readonly unknown[])[]
  /** Number of items of a page. */
  size: number
  /** Number of items that were loaded last. */
  added: number
  total: number
  /** `interrupted`: new data arrived during a request, which is then repeated. */
  status: 'idle' | 'loading' | 'interrupted' | 'failed' | 'ended'
}

/** Page size of a list without initial items. */
const defaultSize = 10

const initialPages = (data: ListData): LoadedPages => ({
  source: data,
  pages: [],
  size: data.size ?? (data.components.length || defaultSize),
  added: 0,
  total: data.total,
  status: 'idle',
})

const countLoaded = ({ source, pages }: LoadedPages): number =>
  pages.reduce((count, page) => count + page.length, source.components.length)

/**
 * Carries the loaded pages over to new data. Once their `count` is in the address, the data contains all of them, or the
 * first ones when the next was loaded meanwhile.
 */
function continuePages(current: LoadedPages, data: ListData): LoadedPages {
  const { source, pages, status } = current
  let count = source.components.length
  const contained = pages.findIndex((page) => {
    count += page.length
    return count === data.components.length
  })
  if (source.query !== data.query || contained < 0) return initialPages(data)
  const rest = pages.slice(contained + 1)
  return { ...current, source: data, pages: rest, status: status === 'loading' ? 'interrupted' : status }
}

/**
 * Loads further pages of a list and calls `onLoaded` with the number of items after each. A list without initial
 * items loads its first page itself.
 */
export function useLoadMore(data: ListData, onLoaded: (count: number) => void) {
  const { fetchJson } = useHost()
  const [current, setPages] = useState(() => initialPages(data))
  const running = useRef<AbortController>(undefined)
  const loadedPages = current.source === data ? current : continuePages(current, data)
  const loaded = countLoaded(loadedPages)
  const { size } = loadedPages
  const { query } = data
  const hasMore =
    query !== undefined && loadedPages.status !== 'ended' && (loadedPages.total === -1 || loadedPages.total > loaded)

  const load = async () => {
    if (!query || loadedPages.status === 'loading') return
    setPages({ ...loadedPages, status: 'loading' })
    running.current?.abort()
    running.current = new AbortController()
    const { signal } = running.current
    try {
      const { items, total = loadedPages.total } = parseItems(await fetchJson(moreUrl(query, loaded, size), signal))
      if (signal.aborted) return
      const ended = items.length === 0
      const pages = ended ? loadedPages.pages : [...loadedPages.pages, items]
      setPages({ ...loadedPages, pages, added: items.length, total, status: ended ? 'ended' : 'idle' })
      if (!ended && loaded > 0) onLoaded(loaded + items.length)
    } catch {
      if (!signal.aborted) setPages({ ...loadedPages, status: 'failed' })
    }
  }
  const loadFirst = useEffectEvent(({ components }: ListData) => {
    if (hasMore && (components.length === 0 || loadedPages.status === 'interrupted')) load()
  })
  // In the same moment as the new data: an answer that came between them would be added, and then loaded once more.
  useLayoutEffect(() => {
    loadFirst(data)
    return () => running.current?.abort()
  }, [data])

  return {
    pages: loadedPages.pages,
    status: loadedPages.status === 'interrupted' ? 'loading' : loadedPages.status,
    added: loadedPages.added,
    hasMore,
    loaded,
    size,
    load,
  }
}

/** A page of items; `total` is undefined if the response does not contain it. */
type ItemPage = { items: readonly unknown[]; total?: number }

/** The address of the next `count` items after the loaded ones. */
function moreUrl(query: string, loaded: number, count: number): string {
  const from = loaded > 0 ? `from=${loaded}&` : ''
  return `${query}${query.includes('?') ? '&' : '?'}${from}count=${count}`
}

/** Reads the items of an answer: a list, or an object with `items` and perhaps `total`. Throws a TypeError otherwise. */
function parseItems(answer: unknown): ItemPage {
  const data = isObject(answer) && 'data' in answer ? answer.data : answer
  if (Array.isArray(data)) return { items: data }
  if (isObject(data) && Array.isArray(data.items)) {
    return { items: data.items, ...(typeof data.total === 'number' && { total: data.total }) }
  }
  throw new TypeError('The answer holds no items.')
}
