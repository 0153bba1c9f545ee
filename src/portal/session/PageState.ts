import type { Locale } from '../../../renderer/i18n/loadMessages'
import type { BlockType, Portal } from '../../../schemas/engine'
import type { Env } from '../api/pageQueries'
import type { AnswerTable } from '../api/Query'

/** The state that the server embeds in a page for hydration. Plain JSON. */
export type PageState = {
  portal: Portal
  locale: Locale
  env: Env
  /** When the server rendered the page, in milliseconds since 1970. */
  now: number
  /** The API's answers. */
  answers: Partial<AnswerTable>
  /** Block types that the page renders. */
  types: BlockType[]
  /** Pointers of blocks whose components threw on the server. */
  failed: string[]
}
