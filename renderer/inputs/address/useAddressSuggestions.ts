import { useEffect, useRef, useState } from 'react'
import type { Address } from '../../../schemas/engine'
import type { Host } from '../../engine/HostContext'

/** Milliseconds without typing before the search starts. */
const debounceMs = 300
/** Minimum length of a query; shorter ones match too many addresses. */
const minLength = 3

type State = { status: 'idle' | 'searching' | 'failed' | 'none' | 'found'; addresses: readonly Address[] }

const emptyState = (status: State['status']): State => ({ status, addresses: [] })

/**
 * Suggests addresses while the visitor types. Debounces, and ignores the result of all but the last query. `onAnswer`
 * receives the status of the result.
 */
export function useAddressSuggestions(
  findAddresses: NonNullable<Host['findAddresses']>,
  onAnswer: (status: State['status']) => void,
) {
  const [state, setState] = useState<State>(() => emptyState('idle'))
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const request = useRef<AbortController>(undefined)
  const cancel = () => {
    clearTimeout(timer.current)
    request.current?.abort()
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: cleans up once, on unmount
  useEffect(() => cancel, [])

  const fetchSuggestions = async (text: string) => {
    const current = new AbortController()
    request.current = current
    setState(emptyState('searching'))
    const answer = await findAddresses(text, current.signal).then(
      (addresses): State => ({ status: addresses.length > 0 ? 'found' : 'none', addresses }),
      () => emptyState('failed'),
    )
    if (current.signal.aborted) return
    setState(answer)
    onAnswer(answer.status)
  }
  return {
    ...state,
    search(text: string): void {
      cancel()
      if (text.trim().length < minLength) setState(emptyState('idle'))
      else timer.current = setTimeout(() => fetchSuggestions(text.trim()), debounceMs)
    },
    close(): void {
      cancel()
      setState(emptyState('idle'))
    },
  }
}
