import type { IssueCode } from '../../../schemas'
import type { SchemaNode } from '../../../schemas/compile/SchemaNode'
import type { NamedSchema } from './namedSchemas'

/** A field of the schema called `of`, at the `path` of a payload; `current` is the value it has in a file. */
export type FieldTopic = { is: 'field'; of: string; path: string; node: SchemaNode; current?: CurrentValue }

/** Something to explain. */
export type Topic = { is: 'code'; code: IssueCode } | ({ is: 'schema' } & NamedSchema) | FieldTopic

export type CurrentValue = {
  file: string
  pointer: string
  value: unknown
  issues: readonly { code: string; message: string }[]
}

/** Why nothing can be explained, as a sentence, and a similar name. */
export type UnknownTopic = { message: string; suggestion?: string | undefined }
