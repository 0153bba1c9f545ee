import { useEffect, useRef, useState } from 'react'
import type { Address } from '../../../schemas/engine'
import type { Host } from '../../engine/HostContext'

/** Milliseconds without typing before the search starts. */
const debounceMs = 300
/** Shorter queries match too many addresses. */
const minLength = 3

type State = { status: 'idle' | 'searching' | 'failed' | 'none' | 'found'; addresses: readonly Address[] }

const nothing = (status: State['status']): State => ({ status, addresses: [] })

/** Searches for addresses while the visitor types: debounced, and only the last query counts. `onAnswer` gets its result. */
export function useSuggestions(
  findAddresses: NonNullable<Host['findAddresses']>,
  onAnswer: (status: State['status']) => void,
) {
  const [state, setState] = useState<State>(() => nothing('idle'))
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const asking = useRef<AbortController>(undefined)
  const stop = () => {
    clearTimeout(timer.current)
    asking.current?.abort()
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: cleans up once, on unmount
  useEffect(() => stop, [])

  const ask = async (text: string) => {
    const current = new AbortController()
    asking.current = current
    setState(nothing('searching'))
    const answer = await findAddresses(text, current.signal).then(
      (addresses): State => ({ status: addresses.length > 0 ? 'found' : 'none', addresses }),
      () => nothing('failed'),
    )
    if (current.signal.aborted) return
    setState(answer)
    onAnswer(answer.status)
  }
  return {
    ...state,
    search(text: string): void {
      stop()
      if (text.trim().length < minLength) setState(nothing('idle'))
      else timer.current = setTimeout(() => ask(text.trim()), debounceMs)
    },
    close(): void {
      stop()
      setState(nothing('idle'))
    },
  }
}
