import { useEffect, useRef, useState } from 'react'
import { isObject, own, type Suggestion } from '../../schemas/engine'
import { useHost } from '../engine/HostContext'

/** Milliseconds without typing before suggestions are fetched. */
const debounceMs = 300

/** Minimum length of a text that gets suggestions. */
const minLength = 3

/** Fetches suggestions for the typed text from a path of the API. Returns none without a path or when a call fails. */
export function useSuggestions(path: string | undefined) {
  const { fetchJson } = useHost()
  const [items, setItems] = useState<readonly Suggestion[]>([])
  const request = useRef<AbortController>(undefined)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const cancel = () => {
    clearTimeout(timer.current)
    request.current?.abort()
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: cleans up once, on unmount
  useEffect(() => cancel, [])

  const fetchSuggestions = async (text: string) => {
    const current = new AbortController()
    request.current = current
    const found = await fetchJson(`${path}?${new URLSearchParams({ query: text })}`, current.signal).then(
      parse,
      () => [],
    )
    if (!current.signal.aborted) setItems(found)
  }
  return {
    items,
    suggest(typed: string): void {
      cancel()
      const text = typed.trim()
      if (path === undefined || text.length < minLength) setItems([])
      else timer.current = setTimeout(() => fetchSuggestions(text), debounceMs)
    },
    close(): void {
      cancel()
      setItems([])
    },
  }
}

function parse(answer: unknown): Suggestion[] {
  const data = isObject(answer) ? own(answer, 'data') : undefined
  return Array.isArray(data) ? data.filter(isSuggestion) : []
}

const isSuggestion = (value: unknown): value is Suggestion =>
  isObject(value) &&
  ['title', 'label', 'path'].every((name) => typeof own(value, name) === 'string') &&
  Array.isArray(own(value, 'matches'))
