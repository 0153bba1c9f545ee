import type { Call } from '../../../schemas/calls'

/** A system to try. */
export type Target = {
  /** Origin that answers the calls of the contract, such as `https://rendez-vous.example.org`. */
  origin: string
  /** Name of the portal in calls. */
  portal: string
  /** Returns the headers that name a visitor. */
  identify(uid: string): Readonly<Record<string, string>>
  /** Whether the cases that write are left out. */
  readsOnly?: boolean | undefined
  /** Called before each call. */
  onCall?: ((call: Call, address: string) => void) | undefined
  /** Lets so many ms pass. Without it, the cases that need time are left out. */
  pass?: ((ms: number) => Promise<void>) | undefined
}

/** Names visitors as a portal does in calls of a town's own back end. */
export const identifyByHeader = (uid: string) => ({ 'x-lgc-anonymous-uid': uid })
