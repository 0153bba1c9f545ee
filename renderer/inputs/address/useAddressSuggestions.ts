import { useState } from 'react'
import type { Address } from '../../../schemas/engine'
import type { Host } from '../../engine/HostContext'
import { useDebouncedRequest } from '../../parts/useDebouncedRequest'

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
  const { request, cancel } = useDebouncedRequest()

  const fetchSuggestions = async (text: string, signal: AbortSignal) => {
    setState(emptyState('searching'))
    const answer = await findAddresses(text, signal).then(
      (addresses): State => ({ status: addresses.length > 0 ? 'found' : 'none', addresses }),
      () => emptyState('failed'),
    )
    if (signal.aborted) return
    setState(answer)
    onAnswer(answer.status)
  }
  return {
    ...state,
    search(text: string): void {
      cancel()
      if (text.trim().length < minLength) setState(emptyState('idle'))
      else request((signal) => fetchSuggestions(text.trim(), signal))
    },
    close(): void {
      cancel()
      setState(emptyState('idle'))
    },
  }
}
