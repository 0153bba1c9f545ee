import type { ColumnType, Generated } from 'kysely'

type Instant = ColumnType<Date, Date, Date>

/** An account whose address was confirmed. `email` is in small letters, `password` an argon2id hash. */
export type AccountTable = {
  uid: string
  email: string
  password: string
  first_name: string
  last_name: string
  locale: 'fr' | 'en' | 'de' | 'nl'
  /** Where it was created. */
  portal: string | null
  created_at: Instant
}

/** `webp` is the picture in base64, `version` a part of its path. */
export type AccountPictureTable = { account: string; version: string; webp: string }

/** A sign-in. A session that ended has no row, except one that a used refresh token ended, at `replayed_at`. */
export type AccountSessionTable = {
  id: string
  account: string
  /** The only portal it is good for; null for all. */
  portal: string | null
  device: string | null
  created_at: Instant
  last_used_at: Instant
  ends_at: Instant
  replayed_at: ColumnType<Date | null, never, Date>
}

/** The hashes of a pair of tokens. `replaced_at` is when the refresh token was used. */
export type AccountTokenTable = {
  refresh_hash: string
  access_hash: string
  session: string
  issued_at: Instant
  replaced_at: Instant | null
}

/** What a registration waits with for its confirmation. */
export type RequestDetails = {
  password?: string
  firstName?: string
  lastName?: string
}

/**
 * What somebody asked for and an address has to confirm. `resend` asks for the mail of a registration once more.
 * `restoration` lets the owner of an account's former address take a change of it back.
 * `account` is null where nobody may learn whether there is one, until the mail is sent.
 */
export type AccountRequestTable = {
  uid: string
  kind: 'registration' | 'resend' | 'email' | 'reset' | 'restoration'
  account: string | null
  email: string
  portal: string
  locale: AccountTable['locale']
  details: ColumnType<RequestDetails | null, string | null, string | null>
  /** How many codes were tried. */
  tries: Generated<number>
  created_at: Instant
  expires_at: Instant
  used_at: ColumnType<Date | null, Date | null | undefined, Date>
}

/** The hash of a token or code that was sent for a request. */
export type AccountRequestKeyTable = { hash: string; request: string }

export type AccountTables = {
  account: AccountTable
  account_picture: AccountPictureTable
  account_session: AccountSessionTable
  account_token: AccountTokenTable
  account_request: AccountRequestTable
  account_request_key: AccountRequestKeyTable
}
