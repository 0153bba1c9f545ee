import type { ColumnType, Generated } from 'kysely'
import type { Locale } from '../../../../schemas'

/** An account with a confirmed address. `email` is in lower case, `password` an argon2id hash. */
export type AccountTable = {
  uid: string
  email: string
  password: string
  first_name: string
  last_name: string
  locale: Locale
  /** Portal where the account was created. */
  portal: string | null
  created_at: Date
}

/** `webp` is the picture in base64, `version` a part of its path. */
export type AccountPictureTable = { account: string; version: string; webp: string }

/** A session. Ended sessions have no row, except those that a replayed refresh token ended, at `replayed_at`. */
export type AccountSessionTable = {
  id: string
  account: string
  /** The only portal of the session; null for all portals. */
  portal: string | null
  device: string | null
  created_at: Date
  last_used_at: Date
  ends_at: Date
  replayed_at: ColumnType<Date | null, never, Date>
}

/** The hashes of a pair of tokens. `replaced_at` is the time when the refresh token was used. */
export type AccountTokenTable = {
  refresh_hash: string
  access_hash: string
  session: string
  issued_at: Date
  replaced_at: Date | null
}

/** Data of a registration that waits for its confirmation; of a `resend`, the registration whose mail it repeats. */
export type RequestDetails = {
  password?: string
  firstName?: string
  lastName?: string
  /** A random name of the registration, which links of its mails and resends of its form carry. */
  registration?: string
}

/**
 * A request that the owner of an address has to confirm. `resend` repeats the mail of a registration. `restoration` lets the owner
 * of a former address undo a change of address. `account` is null until the mail is sent for kinds that must not reveal whether an
 * account exists.
 */
export type AccountRequestTable = {
  uid: string
  kind: 'registration' | 'resend' | 'email' | 'reset' | 'restoration'
  account: string | null
  email: string
  portal: string
  locale: Locale
  details: ColumnType<RequestDetails | null, string | null, string | null>
  /** Number of codes tried. */
  tries: Generated<number>
  created_at: Date
  expires_at: Date
  used_at: ColumnType<Date | null, Date | null | undefined, Date>
}

/** The hash of a token or code that was mailed for a request. */
export type AccountRequestKeyTable = { hash: string; request: string }

export type AccountTables = {
  account: AccountTable
  account_picture: AccountPictureTable
  account_session: AccountSessionTable
  account_token: AccountTokenTable
  account_request: AccountRequestTable
  account_request_key: AccountRequestKeyTable
}

declare module '../Tables' {
  interface Tables extends AccountTables {}
}
