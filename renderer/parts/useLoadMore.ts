import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { ListData } from '../../schemas/engine'
import { isObject } from '../../schemas/engine'
import { useHost } from '../engine/HostContext'

type LoadedPages = {
  /** The data these pages continue: when the block arrives anew with other items, they are dropped. */
  of: ListData
  pages: readonly (readonly unknown[])[]
  total: number
  status: 'idle' | 'loading' | 'failed' | 'ended'
}

/** Items asked for when a list came without any. */
const defaultSize = 10

const initialPages = (data: ListData): LoadedPages => ({ of: data, pages: [], total: data.total, status: 'idle' })

/** What a list has loaded beyond the items it came with. One that came without any although there are loads the first. */
export function useLoadMore(data: ListData) {
  const { fetchJson } = useHost()
  const [kept, setMore] = useState(() => initialPages(data))
  const abort = useRef<AbortController>(undefined)
  const more = kept.of === data ? kept : initialPages(data)
  const first = data.components.length
  const loaded = more.pages.reduce((count, page) => count + page.length, first)
  const size = first || defaultSize
  const { query } = data
  const hasMore = query !== undefined && more.status !== 'ended' && (more.total === -1 || more.total > loaded)

  const load = async () => {
    if (!query || more.status === 'loading') return
    setMore({ ...more, status: 'loading' })
    abort.current = new AbortController()
    const { signal } = abort.current
    try {
      const { items, total = more.total } = parseItems(await fetchJson(moreUrl(query, loaded, size), signal))
      if (signal.aborted) return
      const ended = items.length === 0
      setMore({ ...more, pages: ended ? more.pages : [...more.pages, items], total, status: ended ? 'ended' : 'idle' })
    } catch {
      if (!signal.aborted) setMore({ ...more, status: 'failed' })
    }
  }
  const begin = useEffectEvent(() => {
    if (first === 0 && hasMore) load()
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is on its way belongs to the data it was asked for
  useEffect(() => {
    begin()
    return () => abort.current?.abort()
  }, [data])

  return {
    pages: more.pages,
    status: more.status,
    /** Items of the page that came last. */
    added: more.pages.at(-1)?.length ?? 0,
    hasMore,
    loaded,
    size,
    load,
  }
}

/** `total` is left out when the answer does not tell it. */
type ItemPage = { items: readonly unknown[]; total?: number }

/** Address of the first items, or of those after the ones that are loaded. */
function moreUrl(query: string, loaded: number, count: number): string {
  const from = loaded > 0 ? `from=${loaded}&` : ''
  return `${query}${query.includes('?') ? '&' : '?'}${from}count=${count}`
}

/** What an answer brings: items with their total, or a bare list. Throws on anything else. */
function parseItems(answer: unknown): ItemPage {
  const data = isObject(answer) && 'data' in answer ? answer.data : answer
  if (Array.isArray(data)) return { items: data }
  if (isObject(data) && Array.isArray(data.items)) {
    return { items: data.items, ...(typeof data.total === 'number' && { total: data.total }) }
  }
  throw new TypeError('The answer holds no items.')
}
