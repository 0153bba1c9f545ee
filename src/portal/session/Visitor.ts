import type { Position } from '../../../renderer/actions/effects'

/** What the portal knows of the person in front of it. It may change while the page lives. */
export type Visitor = {
  /** Undefined for a visitor who is not signed in. */
  account: Account | undefined
  /** Where the visitor is, once they have told it. It stays in memory: nothing is stored before they can consent to it. */
  position: Position | undefined
  /** Whether the device has a network. */
  isOnline: boolean
}

export type Account = { uid: string }
