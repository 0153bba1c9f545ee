/** What the portal knows of the person in front of it. It may change while the page lives. */
export type Visitor = {
  /** Undefined for a visitor who is not signed in. */
  account: Account | undefined
  /** Where the visitor is, in degrees, once they have told it. */
  position: Position | undefined
  /** Whether the device has a network. */
  isOnline: boolean
}

export type Account = { uid: string }

export type Position = { lat: number; lon: number }
