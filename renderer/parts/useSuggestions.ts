import { useEffect, useRef, useState } from 'react'
import { isObject, own, type Suggestion } from '../../schemas/engine'
import { useHost } from '../engine/HostContext'

/** Milliseconds without typing before suggestions are asked for. */
const debounceMs = 300

/** Fewer letters suggest nothing. */
const leastLetters = 3

/** Suggestions for what is typed, from a path of the API. Without a path, or when a call fails, there are none. */
export function useSuggestions(path: string | undefined) {
  const { fetchJson } = useHost()
  const [items, setItems] = useState<readonly Suggestion[]>([])
  const asking = useRef<AbortController>(undefined)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const stop = () => {
    clearTimeout(timer.current)
    asking.current?.abort()
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: cleans up once, on unmount
  useEffect(() => stop, [])

  const ask = async (text: string) => {
    const current = new AbortController()
    asking.current = current
    const found = await fetchJson(`${path}?${new URLSearchParams({ query: text })}`, current.signal).then(
      parse,
      () => [],
    )
    if (!current.signal.aborted) setItems(found)
  }
  return {
    items,
    suggest(typed: string): void {
      stop()
      const text = typed.trim()
      if (path === undefined || text.length < leastLetters) setItems([])
      else timer.current = setTimeout(() => ask(text), debounceMs)
    },
    close(): void {
      stop()
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
