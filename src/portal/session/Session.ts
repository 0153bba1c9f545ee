import { createContext, useContext, useSyncExternalStore } from 'react'
import type { Events } from '../../../renderer/actions/createEvents'
import type { Engine } from '../../../renderer/engine/createEngine'
import type { Text } from '../../../renderer/i18n/createText'
import type { PostedForm } from '../../../schemas/door'
import type { Locale, Portal } from '../../../schemas/engine'
import type { Client } from '../api/Client'
import type { Queries } from '../api/createQueries'
import type { Scope } from '../api/pageQueries'
import type { ShellText } from '../texts/loadTexts'
import type { Dialogs } from './createDialogs'
import type { Runs } from './createRuns'
import type { Store, Visitor } from './Visitor'

/** One visitor on one portal. Every page renders from it. */
export type Session = {
  portal: Portal
  locale: Locale
  scope: Scope
  /** State that changes during the life of the page. */
  visitor: Store<Visitor>
  client: Client
  queries: Queries
  engine: Engine
  clock: Clock
  location: Location
  dialogs: Dialogs
  runs: Runs
  events: Events
  failures: Failures
  /** The form that was posted without JavaScript, until the page has shown its result. */
  posted: PostedForm | undefined
  /** Texts of the blocks. */
  text: Text
  /** Texts of the shell. */
  shellText: ShellText
}

export const SessionContext = createContext<Session | undefined>(undefined)

export function useSession(): Session {
  const session = useContext(SessionContext)
  if (!session) throw new Error('the portal is rendered outside a SessionContext')
  return session
}

export const useShellText = () => useSession().shellText

/** The current address and how to change it: wouter's browser or memory location, or the server's fixed one. */
export type Location = {
  /** React hook: path of the address, and a way to change it. */
  hook: () => readonly [string, ...unknown[]]
  /** React hook: query of the address. */
  searchHook: () => string
  navigate: (to: string, options?: { replace?: boolean; state?: unknown }) => void
}

/** Reads a member of the visitor state and renders again when it changes. */
export function useVisitor<K extends keyof Visitor>(member: K): Visitor[K] {
  const { visitor } = useSession()
  const read = () => visitor.read()[member]
  return useSyncExternalStore(visitor.subscribe, read, read)
}

export type Clock = { now(): Date; run(): void }

/**
 * Creates a clock that is frozen at the time of server rendering until `run` is called, so that hydration matches.
 * `App` calls `run` once it is hydrated.
 */
export function createClock(frozenAt: number): Clock {
  let running = false
  return {
    now: () => new Date(running ? Date.now() : frozenAt),
    run: () => {
      running = true
    },
  }
}

export type Failures = ReturnType<typeof createFailures>

/**
 * Holds the pointers of the blocks that threw on the server. They apply only to the first list of blocks that reads
 * them, which is that of the server's page.
 */
export function createFailures(pointers: readonly string[]) {
  let list: object | undefined
  return {
    of(blocks: object): readonly string[] | undefined {
      if (pointers.length === 0) return undefined
      list ??= blocks
      return list === blocks ? pointers : undefined
    },
  }
}
