import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import type { Outcome } from '../../actions/outcome'

/** Maximum age of a handed-over text, in milliseconds. */
const maxAgeMs = 15_000

let handover: { words: string; at: number } | undefined

/** Keeps the typed text while a search navigates to another page, whose search field takes it over. */
function handOverText(words: string | undefined): void {
  handover = words === undefined ? undefined : { words, at: performance.now() }
}

/** Returns the text typed before the navigation to this page, on the first call only. */
function takeHandedOverText(): string | undefined {
  const taken = handover
  handover = undefined
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
  initialValue: string
  hasKeyword: boolean
  search(words: string, replace: boolean): Promise<Outcome>
}

/**
 * The text of a search field and the timing of its search. An address that only confirms a recent search leaves the
 * text alone; any other address replaces it, for instance after going back.
 */
export function useSearchText({
  input,
  leavesPage,
  currentQuery,
  initialValue,
  hasKeyword,
  search,
}: SearchTextOptions) {
  const [value, setValue] = useState(initialValue)
  const [status, setStatus] = useState<'idle' | 'busy' | 'failed'>('idle')
  /** A new object for each key press that restarts the delay of the search. */
  const [dueSearch, setDueSearch] = useState<object>()
  const composing = useRef(false)
  /** Whether the typed text has its own history entry, which its further searches replace. */
  const hasHistoryEntry = useRef(false)
  const sentQueries = useRef<string[]>([])
  const lastQuery = useRef(currentQuery)
  const runCount = useRef(0)
  /** Whether the visitor has opened another page since the last key press. */
  const isLeaving = useRef(false)
  const firstValue = useRef(initialValue)

  const trackRun = async (start: () => Promise<Outcome>): Promise<boolean> => {
    const number = ++runCount.current
    setDueSearch(undefined)
    setStatus('busy')
    const { status: end } = await start()
    const failed = end === 'failed' || end === 'invalid'
    if (failed) sentQueries.current = []
    if (number === runCount.current) setStatus(failed ? 'failed' : 'idle')
    return !failed
  }
  const send = (typed: string, isTyping: boolean) => {
    const words = typed.trim()
    setDueSearch(undefined)
    if (!leavesPage && !hasKeyword && words === (sentQueries.current.at(-1) ?? currentQuery)) return
    const replace = hasHistoryEntry.current && !leavesPage
    hasHistoryEntry.current = isTyping
    sentQueries.current.push(words)
    if (leavesPage) handOverText(isTyping ? typed : undefined)
    trackRun(() => search(words, replace))
  }
  const sendDue = useEffectEvent(() => send(value, true))
  useEffect(() => {
    if (!dueSearch) return
    const timer = setTimeout(sendDue, debounceMs)
    return () => clearTimeout(timer)
  }, [dueSearch])

  const followAddress = useEffectEvent((query: string) => {
    if (query === lastQuery.current) return
    lastQuery.current = query
    const index = sentQueries.current.indexOf(query)
    sentQueries.current = sentQueries.current.slice(index < 0 ? sentQueries.current.length : index + 1)
    if (index >= 0) return
    hasHistoryEntry.current = false
    setDueSearch(undefined)
    setValue(query)
  })
  useEffect(() => followAddress(currentQuery), [currentQuery])

  useLayoutEffect(() => {
    if (isLeaving.current) return
    const typed = leavesPage ? undefined : takeHandedOverText()
    // The visitor may have typed into the server's page before hydration.
    const typedBeforeHydration = input.current?.value
    if (typed !== undefined) {
      input.current?.focus({ preventScroll: true })
      hasHistoryEntry.current = true
    } else if (typedBeforeHydration === undefined || typedBeforeHydration === firstValue.current) return
    setValue(typed ?? typedBeforeHydration ?? '')
    setDueSearch({})
  }, [input, leavesPage])

  return {
    value,
    busy: status === 'busy',
    failed: status === 'failed',
    changeText(words: string) {
      isLeaving.current = false
      setValue(words)
      if (leavesPage && sentQueries.current.length > 0) handOverText(words)
      setDueSearch(composing.current ? undefined : {})
    },
    startComposition() {
      composing.current = true
      setDueSearch(undefined)
    },
    endComposition(words: string) {
      composing.current = false
      setValue(words)
      setDueSearch({})
    },
    /** Called when the visitor leaves for another page: drops the pending search. */
    cancel() {
      isLeaving.current = true
      setDueSearch(undefined)
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
      if (currentQuery !== '') sentQueries.current.push('')
      hasHistoryEntry.current = false
      const done = await trackRun(start)
      if (!done) setValue(value)
      return done
    },
    /** Called when the visitor leaves the field: the next search gets its own history entry. */
    endEntry() {
      hasHistoryEntry.current = false
    },
  }
}
