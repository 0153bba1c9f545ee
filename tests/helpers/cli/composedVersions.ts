import type { Schema } from '../../../schemas/compile/SchemaFiles'
import type { Version } from '../../../src/cli/diff/versions/Version'
import { fewSchemas, probeOf, versionOf } from './schemaVersions'

export const [text, number, list] = [{ type: 'string' }, { type: 'number' }, { type: 'array' }]

export const object = (properties: Schema, more: Schema = {}): Schema => ({ type: 'object', properties, ...more })

export const closed = { additionalProperties: false }

/** An object that a constant tells apart from others. */
export const tagged = (kind: string, more: Schema = {}): Schema =>
  object({ kind: { const: kind }, ...more }, { required: ['kind'] })

/** A fragment, which `part` refers to, and a definition, which `local` refers to. */
export type Others = { shared?: Schema; defs?: Schema }

export const [part, local] = [{ $ref: '../shared/part.json' }, { $ref: '#/$defs/part' }]

const envelopes = fewSchemas()

/** A version whose block type "probe" has one member, `value`, with this schema. */
export const versionWith = (value: Schema, { shared = text, defs = text }: Others = {}): Version =>
  versionOf({
    ...envelopes,
    'shared/part.json': shared,
    'blocks/probe.json': { ...probeOf(value), $defs: { part: defs } },
  })
