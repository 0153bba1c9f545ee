import standalone from 'ajv/dist/standalone/index.js'
import { createAjv } from '../../schemas/compile/createAjv.ts'
import type { Schema, SchemaFiles } from '../../schemas/compile/SchemaFiles.ts'
import { compact } from './compact.ts'

/** Returns a function from an inlined schema to the text of a module that declares `validate`. */
export function compiler(source: SchemaFiles): (schema: Schema, name: string, up: string) => string {
  const ajv = createAjv(source, { code: { source: true, esm: true, lines: false } })
  return (schema, name, up) => compact(standalone(ajv, ajv.compile(schema)), schema, name, up)
}
