import { useEffect, useMemo, useState } from 'react'
import type { ComponentInfo } from '../contract/allComponents'
import { useWords } from '../texts/WordsContext'
import type { Search } from './createSearch'
import { loadSearch } from './loadSearch'

/** The components that a query finds; undefined without a query, and until the index is loaded, which begins with the first query. */
export function useSearch(query: string): readonly ComponentInfo[] | undefined {
  const words = useWords()
  const [loaded, setLoaded] = useState<{ words: typeof words; search: Search }>()
  const isNeeded = query !== '' && loaded?.words !== words
  useEffect(() => {
    if (!isNeeded) return
    let isUnmounted = false
    loadSearch(words).then((search) => {
      if (!isUnmounted) setLoaded({ words, search })
    })
    return () => {
      isUnmounted = true
    }
  }, [isNeeded, words])
  return useMemo(() => (query === '' || isNeeded ? undefined : loaded?.search(query)), [query, isNeeded, loaded])
}
