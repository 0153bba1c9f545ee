import type { IssueCode } from '../../../schemas'
import type { SchemaNode } from '../../../schemas/compile/SchemaNode'
import type { NamedSchema } from './namedSchemas'

/** A field at a `path` of the schema named `of`; `current` is its value in the user's file. */
export type FieldTopic = { is: 'field'; of: string; path: string; node: SchemaNode; current?: CurrentValue }

export type Topic = { is: 'code'; code: IssueCode } | ({ is: 'schema' } & NamedSchema) | FieldTopic

export type CurrentValue = {
  file: string
  pointer: string
  value: unknown
  issues: readonly { code: string; message: string }[]
}

/** Why nothing can be explained, as a sentence, and a similar name. */
export type UnknownTopic = { message: string; suggestion?: string | undefined }
