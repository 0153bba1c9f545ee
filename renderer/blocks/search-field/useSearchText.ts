import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import type { Outcome } from '../../actions/outcome'

/** Maximum age of a text that the next page takes over, in milliseconds. */
const maxAgeMs = 15_000

let unsent: { words: string; at: number } | undefined

/** Keeps what is being typed while a search navigates to another page, whose search field continues with it. */
function keepTyped(words: string | undefined): void {
  unsent = words === undefined ? undefined : { words, at: performance.now() }
}

/** Returns what was being typed when the visitor navigated here, on the first call only. */
function takeTyped(): string | undefined {
  const taken = unsent
  unsent = undefined
  return taken && performance.now() - taken.at < maxAgeMs ? taken.words : undefined
}

/** Milliseconds after the last key before the search starts. */
const debounceMs = 1000

type SearchTextOptions = {
  input: RefObject<HTMLInputElement | null>
  /** Whether the search navigates to another page. */
  leavesPage: boolean
  /** The search in the address. */
  currentQuery: string
  /** Initial value of the field. */
  first: string
  hasKeyword: boolean
  search(words: string, replace: boolean): Promise<Outcome>
}

/**
 * The text of a search field, and when it is searched for. An address that only repeats a recent search does not change what
 * the visitor types; any other address does, for instance after going back.
 */
export function useSearchText({ input, leavesPage, currentQuery, first, hasKeyword, search }: SearchTextOptions) {
  const [value, setValue] = useState(first)
  const [status, setStatus] = useState<'idle' | 'busy' | 'failed'>('idle')
  /** A new object for every key whose search is due. */
  const [due, setDue] = useState<object>()
  const composing = useRef(false)
  /** Whether the text being typed has its own entry in the history, which further searches replace. */
  const hasEntry = useRef(false)
  const sent = useRef<string[]>([])
  const known = useRef(currentQuery)
  const runs = useRef(0)
  /** Whether the visitor has chosen another page since the last key. */
  const isLeaving = useRef(false)
  const firstValue = useRef(first)

  const follow = async (start: () => Promise<Outcome>): Promise<boolean> => {
    const number = ++runs.current
    setDue(undefined)
    setStatus('busy')
    const { status: end } = await start()
    const failed = end === 'failed' || end === 'invalid'
    if (failed) sent.current = []
    if (number === runs.current) setStatus(failed ? 'failed' : 'idle')
    return !failed
  }
  const send = (typed: string, isTyping: boolean) => {
    const words = typed.trim()
    setDue(undefined)
    if (!leavesPage && !hasKeyword && words === (sent.current.at(-1) ?? currentQuery)) return
    const replace = hasEntry.current && !leavesPage
    hasEntry.current = isTyping
    sent.current.push(words)
    if (leavesPage) keepTyped(isTyping ? typed : undefined)
    follow(() => search(words, replace))
  }
  const sendDue = useEffectEvent(() => send(value, true))
  useEffect(() => {
    if (!due) return
    const timer = setTimeout(sendDue, debounceMs)
    return () => clearTimeout(timer)
  }, [due])

  const followAddress = useEffectEvent((query: string) => {
    if (query === known.current) return
    known.current = query
    const index = sent.current.indexOf(query)
    sent.current = sent.current.slice(index < 0 ? sent.current.length : index + 1)
    if (index >= 0) return
    hasEntry.current = false
    setDue(undefined)
    setValue(query)
  })
  useEffect(() => followAddress(currentQuery), [currentQuery])

  useLayoutEffect(() => {
    if (isLeaving.current) return
    const typed = leavesPage ? undefined : takeTyped()
    // The visitor may have typed into the server's page before hydration.
    const early = input.current?.value
    if (typed !== undefined) {
      input.current?.focus({ preventScroll: true })
      hasEntry.current = true
    } else if (early === undefined || early === firstValue.current) return
    setValue(typed ?? early ?? '')
    setDue({})
  }, [input, leavesPage])

  return {
    value,
    busy: status === 'busy',
    failed: status === 'failed',
    type(words: string) {
      isLeaving.current = false
      setValue(words)
      if (leavesPage && sent.current.length > 0) keepTyped(words)
      setDue(composing.current ? undefined : {})
    },
    compose() {
      composing.current = true
      setDue(undefined)
    },
    composed(words: string) {
      composing.current = false
      setValue(words)
      setDue({})
    },
    /** Called when the visitor leaves for another page: what was typed is not searched for. */
    cancel() {
      isLeaving.current = true
      setDue(undefined)
    },
    submit() {
      if (!composing.current) send(value, false)
    },
    clear() {
      setValue('')
      send('', false)
    },
    /** Clears the text for another choice; restores it if the choice fails. */
    async choose(start: () => Promise<Outcome>) {
      setValue('')
      if (currentQuery !== '') sent.current.push('')
      hasEntry.current = false
      const done = await follow(start)
      if (!done) setValue(value)
      return done
    },
    /** Called when the visitor leaves the field: what is typed next is a new search. */
    settle() {
      hasEntry.current = false
    },
  }
}
