import type { Modal } from '../../schemas/engine'

/**
 * What each effect carries. An effect is plain data: it says what is to happen, a port of the host does it.
 * Paths are those of the contract, without the portal's own name; query values are not URL-encoded.
 */
type EffectFields = {
  /** Goes to a page of the portal. `replace` leaves no entry in the history. */
  navigate: { path: string; query?: Record<string, string>; replace?: boolean }
  /** Goes to the route of that name. */
  navigateName: { name: string; params?: Record<string, string>; query?: Record<string, string> }
  /** Leaves the portal: another site, a phone call, a message. */
  open: { url: string; target: 'self' | 'blank' }
  /** Shows a place, in degrees, on the host's map service, from where the way to it is found. */
  openMap: { lat: number; lon: number }
  /** Offers to pass the page on. What is missing is the page's own; a path stays within the portal. */
  share: { title?: string; text?: string; url?: string }
  /** Saves a file of the portal's own origin on the visitor's device. */
  download: { path: string }
  /** Has the browser ask to put the portal on the home screen. The port answers the visitor's choice. */
  installApp: object
  /** Goes to the page seen before, or home when there is none. */
  goBack: object
  goHome: object
  /** Asks the visitor. The port answers true for a yes; anything else is a no. */
  confirm: { title: string; text?: string; ok?: string; cancel?: string }
  /** Shows a modal. The port answers once it is open, not when it is closed. */
  openModal: { modal: Modal }
  closeModal: object
  /** Calls the API on the portal's own origin. The port answers the parsed body, and throws on an error status. */
  call: {
    method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
    endpoint: string
    query?: Record<string, string>
    body?: unknown
  }
  /** Puts a block in the place of the one the run was started from. It comes from the network: unchecked. */
  replace: { block: unknown }
  /** Reads one block from the server again, or without `id` the page. */
  reload: { id?: string }
  /** Tells the host that something happened. */
  emit: { event: string; data?: unknown }
}

export type EffectName = keyof EffectFields

export type Effect<E extends EffectName = EffectName> = { [K in E]: { effect: K } & EffectFields[K] }[E]
