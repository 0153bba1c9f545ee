import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import type { Outcome } from '../../actions/outcome'
import { handOverText, takeHandedOverText } from './textHandover'

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
export function useSearchText(options: SearchTextOptions) {
  const [value, setValue] = useState(options.initialValue)
  const composing = useRef(false)
  /** Whether the visitor has opened another page since the last key press. */
  const isLeaving = useRef(false)
  const searches = useSearches(options, value)
  const { sentQueries, searchLater, dropDueSearch, send } = searches

  useNewAddress(options.currentQuery, sentQueries, () => {
    searches.endTyping()
    setValue(options.currentQuery)
  })
  useTypedText(options, isLeaving, (typed, isHandedOver) => {
    if (isHandedOver) searches.hasHistoryEntry.current = true
    setValue(typed)
    searchLater()
  })

  return {
    value,
    status: searches.status,
    changeText(words: string) {
      isLeaving.current = false
      setValue(words)
      if (options.leavesPage && sentQueries.current.length > 0) handOverText(words)
      if (composing.current) dropDueSearch()
      else searchLater()
    },
    startComposition() {
      composing.current = true
      dropDueSearch()
    },
    endComposition(words: string) {
      composing.current = false
      setValue(words)
      searchLater()
    },
    /** Called when the visitor leaves for another page: drops the pending search. */
    cancel() {
      isLeaving.current = true
      dropDueSearch()
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
      const done = await searches.sendOther(start)
      if (!done) setValue(value)
      return done
    },
    /** Called when the visitor leaves the field: the next search gets its own history entry. */
    endEntry: searches.endEntry,
  }
}

/** The searches of a field whose text is `value`: those that were sent, and the one that is due after typing. */
function useSearches({ leavesPage, currentQuery, hasKeyword, search }: SearchTextOptions, value: string) {
  const { status, run } = useRunStatus()
  /** Whether the typed text has its own history entry, which its further searches replace. */
  const hasHistoryEntry = useRef(false)
  const sentQueries = useRef<string[]>([])

  const trackRun = async (start: () => Promise<Outcome>): Promise<boolean> => {
    dropDueSearch()
    const done = await run(start)
    if (!done) sentQueries.current = []
    return done
  }
  const send = (typed: string, isTyping: boolean) => {
    const words = typed.trim()
    dropDueSearch()
    if (!leavesPage && !hasKeyword && words === (sentQueries.current.at(-1) ?? currentQuery)) return
    const replace = hasHistoryEntry.current && !leavesPage
    hasHistoryEntry.current = isTyping
    sentQueries.current.push(words)
    if (leavesPage) handOverText(isTyping ? typed : undefined)
    trackRun(() => search(words, replace))
  }
  const { restart: searchLater, cancel: dropDueSearch } = useDelayedCall(() => send(value, true), debounceMs)
  const endEntry = () => {
    hasHistoryEntry.current = false
  }
  const endTyping = () => {
    endEntry()
    dropDueSearch()
  }
  /** Runs a search for something else than the text. */
  const sendOther = (start: () => Promise<Outcome>): Promise<boolean> => {
    if (currentQuery !== '') sentQueries.current.push('')
    endEntry()
    return trackRun(start)
  }
  return { status, sentQueries, hasHistoryEntry, endEntry, endTyping, searchLater, dropDueSearch, send, sendOther }
}

/** Calls `follow` when the address has a new search that is none of those sent, and forgets those it confirms. */
function useNewAddress(currentQuery: string, sentQueries: RefObject<string[]>, follow: () => void): void {
  const lastQuery = useRef(currentQuery)
  const compareAddress = useEffectEvent((query: string) => {
    if (query === lastQuery.current) return
    lastQuery.current = query
    const index = sentQueries.current.indexOf(query)
    sentQueries.current = sentQueries.current.slice(index < 0 ? sentQueries.current.length : index + 1)
    if (index < 0) follow()
  })
  useEffect(() => compareAddress(currentQuery), [currentQuery])
}

/**
 * Calls `take` with the text typed before the navigation to this page, which is handed over and takes the focus, or
 * before hydration. A visitor who is leaving takes it along.
 */
function useTypedText(
  { input, leavesPage, initialValue }: SearchTextOptions,
  isLeaving: RefObject<boolean>,
  take: (typed: string, isHandedOver: boolean) => void,
): void {
  const firstValue = useRef(initialValue)
  const takeTypedText = useEffectEvent((leaves: boolean) => {
    if (isLeaving.current) return
    const handedOver = leaves ? undefined : takeHandedOverText()
    const typedBeforeHydration = input.current?.value
    if (handedOver !== undefined) {
      input.current?.focus({ preventScroll: true })
      take(handedOver, true)
    } else if (typedBeforeHydration !== undefined && typedBeforeHydration !== firstValue.current) {
      take(typedBeforeHydration, false)
    }
  })
  useLayoutEffect(() => takeTypedText(leavesPage), [leavesPage])
}

/** Runs searches. `status` is that of the latest; `run` resolves to whether its search succeeded. */
function useRunStatus() {
  const [status, setStatus] = useState<'idle' | 'busy' | 'failed'>('idle')
  const runCount = useRef(0)

  async function run(start: () => Promise<Outcome>): Promise<boolean> {
    const number = ++runCount.current
    setStatus('busy')
    const { status: end } = await start()
    const failed = end === 'failed' || end === 'invalid'
    if (number === runCount.current) setStatus(failed ? 'failed' : 'idle')
    return !failed
  }
  return { status, run }
}

/** Calls `call` once `ms` milliseconds have passed since the last `restart` without a `cancel`. */
function useDelayedCall(call: () => void, ms: number) {
  /** A new object for each restart; undefined when no call is due. */
  const [due, setDue] = useState<object>()
  const callDue = useEffectEvent(call)
  useEffect(() => {
    if (!due) return
    const timer = setTimeout(callDue, ms)
    return () => clearTimeout(timer)
  }, [due, ms])
  return { restart: () => setDue({}), cancel: () => setDue(undefined) }
}
