import { type ComponentType, createContext, type ReactNode, useContext, useEffect, useEffectEvent } from 'react'
import type { Action, Address, Geo, Issue } from '../../schemas/engine'
import type { FormField } from '../../schemas/inputs/FormField'
import type { Position } from '../actions/effects'
import type { Outcome } from '../actions/outcome'
import type { ActionSource } from '../actions/ports'
import type { Engine } from './createEngine'
import type { Lazy } from './lazy'

/** The browser's offer to install the portal on the home screen. */
export type Installation = {
  /** Calls the listener when the offer starts or ends, until the returned function is called. */
  subscribe(listener: () => void): () => void
  isOffered(): boolean
  /** The block calls it when the visitor sees the offer. */
  shown(): void
  /** The block calls it when the visitor dismisses the offer. */
  dismiss(): void
}

/** Where the visitor is; `accuracy` is a radius in metres. */
export type KnownPosition = Readonly<Geo> & { readonly accuracy?: number | undefined }

/**
 * The services that the application around the blocks provides. The object stays the same until one of them changes.
 */
export type Host = {
  engine: Engine
  /** BCP 47 tag of the texts. */
  locale: string
  /** IANA name of the town's time zone. */
  timeZone: string
  /** Whether `timeZone` is a guess, so that the application cannot tell what is open now. */
  isTimeZoneGuessed?: boolean
  /** The current time; during hydration, the time at which the server rendered the page. */
  now(): Date
  /**
   * The address of an action, so that its link works without JavaScript; undefined for an action without an address.
   */
  href(action: Action): string | undefined
  /**
   * Whether the application has a page at a path. Blocks and tiles that open no page are left out. Undefined where every path has one.
   */
  serves?(path: string): boolean
  /** The address of an image of the given size in CSS pixels; a side of 0 keeps the ratio. */
  imageUrl(source: string, box: { width: number; height: number; crop?: boolean }): string
  /**
   * Runs an action; never rejects. The run outlives its block, which the action may replace; the host aborts it when the
   * visitor leaves the page.
   */
  run(action: Action, source: ActionSource): Promise<Outcome>
  /** Fetches JSON from a path of the API by GET. Rejects on failure. */
  fetchJson(path: string, signal?: AbortSignal): Promise<unknown>
  /**
   * The address that browsers without JavaScript post a form to, as multipart. Its fields `_method` and `_endpoint`
   * name the API call, `_back` the page of the form. Without this address, forms need JavaScript.
   */
  formTarget?: string
  /**
   * Suggests addresses for a typed text, best match first. Rejects on failure. Undefined where the host has no
   * address search.
   */
  findAddresses?(text: string, signal?: AbortSignal): Promise<readonly Address[]>
  /** The position that the visitor has shared; without an accuracy when they shared it on an earlier page. */
  position?(): KnownPosition | undefined
  /**
   * Asks the browser for the visitor's position; only after a press. Rejects when the visitor refuses or the position
   * is unknown. Without it, maps offer no such button.
   */
  askPosition?(): Promise<Position>
  /** The initial value of a field without one, such as the e-mail address of the visitor's account. */
  prefill?(field: Pick<FormField, 'inputType'>): string | undefined
  /** Loads after hydration. Undefined where the portal cannot be installed. */
  installation?: Lazy<Installation>
  /**
   * Shows the failure of an action to the visitor, for blocks that have no place for it. Does nothing for other
   * outcomes.
   */
  showFailure?(outcome: Outcome): void
  /**
   * Reloads the page when the code of a control failed to load a second time. Does nothing after any other error, or
   * without a network.
   */
  loadAgain?(error: unknown): void
  /** Notifies the listeners of an event of the page, if there are any. */
  emit?(event: string, data?: unknown): void
  /** Listens to an event of the page. Returns a function that removes the listener. */
  on?(event: string, listener: (data: unknown) => void): () => void
  /** Rendered in place of an invalid block without a fallback. A portal has none: visitors see nothing. */
  issueCard?: ComponentType<{ issues: readonly Issue[] }>
  /** Rendered around the fallback of a block that cannot be rendered. A portal has none: the fallback stands alone. */
  fallbackMark?: ComponentType<{ issues: readonly Issue[]; children: ReactNode }>
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
