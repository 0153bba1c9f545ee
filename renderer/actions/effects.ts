import type { Modal } from '../../schemas/engine'

/**
 * What each effect carries. An effect is plain data: it describes what is to happen, and a port of the host performs it.
 * Paths are those of the contract, without the portal's own name; query values are not URL-encoded.
 */
type EffectFields = {
  /** Goes to a page of the portal. `replace` leaves no entry in the history. */
  navigate: { path: string; query?: Record<string, string>; replace?: boolean }
  /** Goes to the route of that name. */
  navigateName: { name: string; params?: Record<string, string>; query?: Record<string, string> }
  /** Leaves the portal: another site, a phone call, a message. */
  open: { url: string; target: 'self' | 'blank' }
  /** Opens a map service at a position, in degrees, from which the visitor finds the way. */
  openMap: { lat: number; lon: number }
  /** Offers to share the page. What is missing is taken from the page; a path stays within the portal. */
  share: { title?: string; text?: string; url?: string }
  /** Saves a file of the portal's own origin on the visitor's device. */
  download: { path: string }
  /** Makes the browser offer to install the portal. The port resolves to the visitor's choice. */
  installApp: object
  /** Goes to the page seen before, or home when there is none. */
  goBack: object
  goHome: object
  /** Asks the visitor. The port resolves to true for a yes; anything else is a no. */
  confirm: { title: string; text?: string; ok?: string; cancel?: string; danger?: boolean }
  /** Shows a modal. The port resolves once the modal is open, not when it is closed. */
  openModal: { modal: Modal }
  closeModal: object
  /**
   * Calls the API on the portal's own origin. The port resolves to the parsed body, and throws on an error status. Visitors who
   * are not signed in call `anonymousEndpoint` where there is one.
   */
  call: {
    method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
    endpoint: string
    anonymousEndpoint?: string
    query?: Record<string, string>
    body?: unknown
  }
  /** Replaces the block the run was started from. The new block comes from the network and is not validated yet. */
  replace: { block: unknown }
  /** Fetches one block again, or the page without `id`. */
  reload: { id?: string }
  /** Emits an event on the page. The port resolves when its listeners have handled it, and throws when there is none. */
  emit: { event: string; data?: unknown }
  /**
   * Asks the browser for the visitor's position; only after a press, because the browser asks the visitor. The port resolves to a
   * `Position`, and throws an `ActionError` when the visitor refuses or the position is unknown.
   */
  askPosition: object
  /** Stores a cookie of the portal in the browser. */
  setCookie: { name: CookieName; value: string }
  removeCookie: { name: CookieName }
}

/** Where the visitor is, in degrees. `accuracy` is the radius in metres. */
export type Position = { lat: number; lon: number; accuracy: number }

/** The cookies that actions store: `redirect` holds the address that a visitor chose in a modal of redirections. */
export type CookieName = 'redirect'

export type EffectName = keyof EffectFields

export type Effect<E extends EffectName = EffectName> = { [K in E]: { effect: K } & EffectFields[K] }[E]
