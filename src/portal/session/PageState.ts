import type { DehydratedState } from '@tanstack/query-core'
import type { Locale } from '../../../renderer/i18n/loadMessages'
import type { Portal } from '../../../schemas/engine'
import type { Env } from '../api/pageQueries'
import type { Account } from './Visitor'

/** The state that the server embeds in a page for hydration. Plain JSON. */
export type PageState = {
  portal: Portal
  locale: Locale
  env: Env
  /** When the server rendered the page, in milliseconds since 1970. */
  now: number
  /** Who is signed in, if anybody. */
  account?: Account | undefined
  /** The API's answers. */
  queries: DehydratedState
  /** Pointers of blocks whose components threw on the server. */
  failed: string[]
}
