import { createContext, useContext, useSyncExternalStore } from 'react'
import type { Events } from '../../../renderer/actions/createEvents'
import type { Engine } from '../../../renderer/engine/createEngine'
import type { Text } from '../../../renderer/i18n/createText'
import type { Locale } from '../../../renderer/i18n/loadMessages'
import type { Portal } from '../../../schemas/engine'
import type { Client } from '../api/Client'
import type { Queries } from '../api/createQueries'
import type { Scope } from '../api/pageQueries'
import type { ShellText } from '../texts/loadTexts'
import type { Dialogs } from './createDialogs'
import type { Runs } from './createRuns'
import type { Store, Visitor } from './Visitor'

/** One visitor on one portal: what every page renders from. */
export type Session = {
  portal: Portal
  locale: Locale
  scope: Scope
  /** What changes while the page lives. */
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
  /** The form of the page that was posted without a script, until it is shown. */
  posted: PostedForm | undefined
  /** Texts of the blocks. */
  text: Text
  /** Texts of the shell. */
  shellText: ShellText
}

/** What a form was posted with, and the kind of problem by field, with `''` for the form as a whole. */
export type PostedForm = {
  form: string
  status: number
  problems: Readonly<Record<string, string>>
  values: Readonly<Record<string, string>>
  /** Of a form that calls the API as it is: its fields without the files, and what the API answered. */
  refused?: { fields: Readonly<Record<string, unknown>>; answer: unknown }
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

/** A member of the visitor; renders again when it changes. */
export function useVisitor<K extends keyof Visitor>(member: K): Visitor[K] {
  const { visitor } = useSession()
  const read = () => visitor.read()[member]
  return useSyncExternalStore(visitor.subscribe, read, read)
}

export type Clock = { now(): Date; run(): void }

/**
 * A clock that stands still at the time of the server's rendering until `run` is called, so that hydration matches. `App` calls
 * it once it is hydrated.
 */
export function createClock(stopped: number): Clock {
  let running = false
  return {
    now: () => new Date(running ? Date.now() : stopped),
    run: () => {
      running = true
    },
  }
}

export type Failures = ReturnType<typeof createFailures>

/**
 * Pointers of the blocks that threw on the server. They apply to the first list of blocks that reads them, that of the
 * server's page, and to no other.
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
