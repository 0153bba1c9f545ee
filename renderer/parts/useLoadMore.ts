import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { ListData } from '../../schemas/engine'
import { isObject } from '../../schemas/engine'
import { useHost } from '../engine/HostContext'

type LoadedPages = {
  /** The data these pages continue; new data drops them. */
  source: ListData
  pages: readonly (readonly unknown[])[]
  /** Number of items of a page. */
  size: number
  /** Number of items that were loaded last. */
  added: number
  total: number
  /** `interrupted`: new data came while more were loading, and the request is made again. */
  status: 'idle' | 'loading' | 'interrupted' | 'failed' | 'ended'
}

/** Page size of a list that came without items. */
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

/** What is loaded of new data: it may hold the loaded pages itself, as the page does once they are in its address. */
function continuePages(current: LoadedPages, data: ListData): LoadedPages {
  const { source, pages, status } = current
  const isSame = source.query === data.query && data.components.length === countLoaded(current)
  if (!isSame || pages.length === 0) return initialPages(data)
  return { ...current, source: data, pages: [], status: status === 'loading' ? 'interrupted' : status }
}

/**
 * Loads further pages of a list, and calls `onLoaded` with the number of items after each. A list that came without items, though
 * it has some, loads its first page itself.
 */
export function useLoadMore(data: ListData, onLoaded: (count: number) => void) {
  const { fetchJson } = useHost()
  const [current, setPages] = useState(() => initialPages(data))
  const running = useRef<{ source: ListData; request: AbortController }>(undefined)
  const more = current.source === data ? current : continuePages(current, data)
  const first = data.components.length
  const loaded = countLoaded(more)
  const { size } = more
  const { query } = data
  const hasMore = query !== undefined && more.status !== 'ended' && (more.total === -1 || more.total > loaded)

  const load = async () => {
    if (!query || more.status === 'loading') return
    setPages({ ...more, status: 'loading' })
    running.current?.request.abort()
    const request = new AbortController()
    running.current = { source: data, request }
    const { signal } = request
    try {
      const { items, total = more.total } = parseItems(await fetchJson(moreUrl(query, loaded, size), signal))
      if (signal.aborted) return
      const ended = items.length === 0
      const pages = ended ? more.pages : [...more.pages, items]
      setPages({ ...more, pages, added: items.length, total, status: ended ? 'ended' : 'idle' })
      if (!ended && loaded > 0) onLoaded(loaded + items.length)
    } catch {
      if (!signal.aborted) setPages({ ...more, status: 'failed' })
    }
  }
  const loadFirst = useEffectEvent(() => {
    if (hasMore && (first === 0 || more.status === 'interrupted')) load()
  })
  useEffect(() => {
    loadFirst()
    // A press may come before this runs for new data: its request is not ended with those of the old data.
    return () => {
      if (running.current?.source === data) running.current.request.abort()
    }
  }, [data])

  return {
    pages: more.pages,
    status: more.status === 'interrupted' ? 'loading' : more.status,
    added: more.added,
    hasMore,
    loaded,
    size,
    load,
  }
}

/** A page of items; `total` is missing if the answer does not contain it. */
type ItemPage = { items: readonly unknown[]; total?: number }

/** Address of the next `count` items after those that are loaded. */
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
