import { type ComponentType, createContext, useContext, useEffect, useEffectEvent } from 'react'
import type { Action, Address, Issue } from '../../schemas/engine'
import type { Outcome } from '../actions/outcome'
import type { ActionSource } from '../actions/ports'
import type { Engine } from './createEngine'

/** The browser's offer to put the program on the home screen. */
export type Installation = {
  /** Calls the listener whenever the offer comes or goes, until the returned function is called. */
  subscribe(listener: () => void): () => void
  isOffered(): boolean
  /** The visitor sees the offer. */
  shown(): void
  /** The visitor put the offer aside. */
  dismiss(): void
}

/** What the program around the blocks gives them. One object for as long as nothing in it changes. */
export type Host = {
  engine: Engine
  /** BCP 47 tag of the texts. */
  locale: string
  /** IANA name of the town's time zone. */
  timeZone: string
  /** The time; while a page from the server is taken over, the time the server drew it at. */
  now(): Date
  /** Where an action leads, for those that lead somewhere: what a link needs to work before any script runs. */
  href(action: Action): string | undefined
  /** Address of an image, `width` and `height` in CSS pixels; 0 keeps the ratio. */
  imageUrl(source: string, box: { width: number; height: number; crop?: boolean }): string
  /**
   * Runs an action; never rejects. It outlives the block it came from, which its own effects may take away; the host
   * ends it when the visitor leaves the page.
   */
  run(action: Action, source: ActionSource): Promise<Outcome>
  /** Reads JSON by GET from a path of the API. Rejects on failure. */
  fetchJson(path: string, signal?: AbortSignal): Promise<unknown>
  /**
   * Where a form is posted by a browser that runs no script, as multipart. Its fields `_method` and `_endpoint` name the
   * call, `_back` the page it came from. Without it forms need a script.
   */
  formTarget?: string
  /** Addresses a typed text may mean, best first. Rejects on failure. Without it nothing is suggested. */
  findAddresses?(text: string, signal?: AbortSignal): Promise<readonly Address[]>
  /** Without it the program cannot be put on a home screen. */
  installation?: Installation
  /** Tells the page that something happened, as the effect `emit` does. */
  emit?(event: string, data?: unknown): void
  /** Hears what is told by that name, whoever tells it. Returns how to stop. */
  on?(event: string, listener: (data: unknown) => void): () => void
  /** Drawn in place of a broken block that has no fallback. A portal has none: visitors see nothing. */
  issueCard?: ComponentType<{ issues: readonly Issue[] }>
}

export const HostContext = createContext<Host | undefined>(undefined)

export function useHost(): Host {
  const host = useContext(HostContext)
  if (!host) throw new Error('a block is drawn outside a HostContext')
  return host
}

/** Hears what is told on the page by that name for as long as the block is drawn. */
export function useHostEvent(event: string, listener: (data: unknown) => void): void {
  const { on: listen } = useHost()
  const hear = useEffectEvent(listener)
  useEffect(() => listen?.(event, (data) => hear(data)), [listen, event])
}
