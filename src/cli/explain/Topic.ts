import type { IssueCode } from '../../../schemas'
import type { SchemaNode } from '../../../schemas/compile/SchemaNode'
import type { NamedSchema } from './namedSchemas'

/** A field of the schema called `of`, at the `path` of a payload; `current` is the value it has in a file. */
export type FieldTopic = { is: 'field'; of: string; path: string; node: SchemaNode; current?: CurrentValue }

/** What somebody asks about. */
export type Topic = { is: 'code'; code: IssueCode } | ({ is: 'schema' } & NamedSchema) | FieldTopic

export type CurrentValue = {
  file: string
  pointer: string
  value: unknown
  issues: readonly { code: string; message: string }[]
}

/** Why there is nothing to explain, as a sentence, and the name that was probably meant. */
export type UnknownTopic = { message: string; suggestion: string | undefined }
