import { type ComponentType, createContext, useContext, useEffect, useEffectEvent } from 'react'
import type { Action, Address, Geo, Issue } from '../../schemas/engine'
import type { FormField } from '../../schemas/inputs/FormField'
import type { Position } from '../actions/effects'
import type { Outcome } from '../actions/outcome'
import type { ActionSource } from '../actions/ports'
import type { Engine } from './createEngine'

/** The browser's offer to install the program on the home screen. */
export type Installation = {
  /** Calls the listener when the offer starts or ends, until the returned function is called. */
  subscribe(listener: () => void): () => void
  isOffered(): boolean
  /** To be called when the visitor sees the offer. */
  shown(): void
  /** To be called when the visitor dismisses the offer. */
  dismiss(): void
}

/** Where the visitor is; `accuracy` is a radius in metres. */
export type KnownPosition = Readonly<Geo> & { readonly accuracy?: number | undefined }

/** What the program around the blocks provides. The object stays the same while nothing in it changes. */
export type Host = {
  engine: Engine
  /** BCP 47 tag of the texts. */
  locale: string
  /** IANA name of the town's time zone. */
  timeZone: string
  /** Whether this program does not know the town's own time zone and uses another, so that what is open now is not known. */
  isTimeZoneGuessed?: boolean
  /** The current time; during hydration, the time at which the server rendered the page. */
  now(): Date
  /** Address of an action that leads to one, so that its link works without a script. */
  href(action: Action): string | undefined
  /** Address of an image, `width` and `height` in CSS pixels; 0 keeps the ratio. */
  imageUrl(source: string, box: { width: number; height: number; crop?: boolean }): string
  /**
   * Runs an action; never rejects. The run outlives its block, which the action may replace; the host aborts it when the
   * visitor leaves the page.
   */
  run(action: Action, source: ActionSource): Promise<Outcome>
  /** Fetches JSON from a path of the API by GET. Rejects on failure. */
  fetchJson(path: string, signal?: AbortSignal): Promise<unknown>
  /**
   * Address that a form is posted to, as multipart, when no script runs. Its fields `_method` and `_endpoint` name the call,
   * `_back` the page of the form. Without the address, forms need a script.
   */
  formTarget?: string
  /** Suggests addresses for what was typed, best first. Rejects on failure. Without it nothing is suggested. */
  findAddresses?(text: string, signal?: AbortSignal): Promise<readonly Address[]>
  /** Where the visitor is, if they have told it; without an accuracy when they told it on an earlier page. */
  position?(): KnownPosition | undefined
  /** Asks where the visitor is; only after a press. Rejects when they refuse or the device does not know. Without it maps do not offer to ask. */
  askPosition?(): Promise<Position>
  /** What an empty field holds at first, such as the e-mail address of the visitor's account. */
  prefill?(field: Pick<FormField, 'inputType'>): string | undefined
  /** Missing where the program cannot be installed. */
  installation?: Installation
  /** Tells the visitor about a failed action, where nothing beside it does. Does nothing after any other outcome. */
  showFailure?(outcome: Outcome): void
  /** Tells the listeners of an event, if there are any. */
  emit?(event: string, data?: unknown): void
  /** Listens to an event of the page. Returns a function that removes the listener. */
  on?(event: string, listener: (data: unknown) => void): () => void
  /** Rendered in place of an invalid block without a fallback. A portal has none: visitors see nothing. */
  issueCard?: ComponentType<{ issues: readonly Issue[] }>
}

export const HostContext = createContext<Host | undefined>(undefined)

export function useHost(): Host {
  const host = useContext(HostContext)
  if (!host) throw new Error('a block is rendered outside a HostContext')
  return host
}

/** Listens to an event of the page while the component is mounted. */
export function useHostEvent(event: string, listener: (data: unknown) => void): void {
  const { on } = useHost()
  const notify = useEffectEvent(listener)
  useEffect(() => on?.(event, (data) => notify(data)), [on, event])
}
