import type { Footer, Home, Portal, Publication } from '../../../../schemas'
import type { Database } from '../../db/Tables'

export type Locale = keyof Publication['translations']

/** What a call is about: a portal, in a language, at a time. */
export type Scope = {
  db: Database
  now: Date
  /** Name of the portal in the database. */
  name: string
  portal: Portal
  home: Home
  footer: Footer
  /** Day the demonstration's dates were counted from. */
  anchoredOn: string
  locale: Locale
  timeZone: string
  anonymousUid: string | undefined
}
