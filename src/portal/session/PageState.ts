import type { Locale } from '../../../renderer/i18n/loadMessages'
import type { BlockType, Portal } from '../../../schemas/engine'
import type { Env } from '../api/pageQueries'
import type { AnswerTable } from '../api/Query'

/** What a page carries along so that the browser goes on where the server left off. Plain JSON. */
export type PageState = {
  portal: Portal
  locale: Locale
  env: Env
  /** When the server drew it, in milliseconds since 1970. */
  now: number
  /** What the API answered. */
  answers: Partial<AnswerTable>
  /** Block types the page draws. */
  types: BlockType[]
  /** Pointers of blocks whose components threw on the server. */
  failed: string[]
}
