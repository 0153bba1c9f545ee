import type { IssueCode } from '../../../schemas'
import type { Place } from './Place'

/** What a schema file describes. */
export type Family = 'block' | 'handler' | 'kind' | 'fragment'

/** A schema file by the name people use: `title` is the block of `blocks/title.json`. */
export type Named = { family: Family; name: string; place: Place }

/** What somebody asks about. A field is inside `of`; `here` is the value it has in a file. */
export type Subject =
  | { is: 'code'; code: IssueCode }
  | ({ is: 'schema' } & Named)
  | { is: 'field'; of: string; path: string; place: Place; here?: Here }

export type Here = {
  file: string
  pointer: string
  value: unknown
  issues: readonly { code: string; message: string }[]
}

/** What was asked for and is not there: a sentence, and the name that was probably meant. */
export type Unknown = { message: string; suggestion: string | undefined }
