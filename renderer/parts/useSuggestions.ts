import { useState } from 'react'
import { isObject, own, type Suggestion } from '../../schemas/engine'
import { useHost } from '../engine/HostContext'
import { useDebouncedRequest } from './useDebouncedRequest'

/** Minimum length of a text that gets suggestions. */
const minLength = 3

/** Fetches suggestions for the typed text from a path of the API. Returns none without a path or when a call fails. */
export function useSuggestions(path: string | undefined) {
  const { fetchJson } = useHost()
  const [items, setItems] = useState<readonly Suggestion[]>([])
  const { request, cancel } = useDebouncedRequest()

  const fetchSuggestions = async (text: string, signal: AbortSignal) => {
    const suggestions = await fetchJson(`${path}?${new URLSearchParams({ query: text })}`, signal).then(parse, () => [])
    if (!signal.aborted) setItems(suggestions)
  }
  return {
    items,
    suggest(typed: string): void {
      cancel()
      const text = typed.trim()
      if (path === undefined || text.length < minLength) setItems([])
      else request((signal) => fetchSuggestions(text, signal))
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
