import { valueAt } from '../json/pointer'
import { isSchema, type Schema, type SchemaFile, type SchemaFiles, target } from './SchemaFiles'

/** What a reference leads to; `pointer` is where it stands in its file. */
export type Followed = { file: SchemaFile; pointer: string; schema: Schema | boolean }

/** Follows a `$ref` of the file at `from`. Undefined where its file holds no schema there; throws where there is no such file. */
export function follow(source: SchemaFiles, from: string, reference: string): Followed | undefined {
  const [path = '', fragment = ''] = reference.split('#')
  const file = path === '' ? source.get(from) : target(source, from, path)
  const pointer = decodeURIComponent(fragment)
  const schema = valueAt(file?.schema, pointer)
  return file && (isSchema(schema) || typeof schema === 'boolean') ? { file, pointer, schema } : undefined
}
