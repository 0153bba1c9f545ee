import { resolvePath, type Schema, type SchemaFile, type SchemaFiles } from './SchemaFiles'
import { SchemaNode } from './SchemaNode'

/** What a reference leads to; `pointer` is where it stands in its file. */
export type Followed = { file: SchemaFile; pointer: string; schema: Schema | boolean }

/** Follows a `$ref` of the file at `from`. Undefined where it leads to no schema. */
export function follow(files: SchemaFiles, from: string, reference: string): Followed | undefined {
  const [path = '', fragment = ''] = reference.split('#')
  const node = SchemaNode.at(files, resolvePath(from, path), decodeURIComponent(fragment))
  return node && { file: node.file, pointer: node.pointer, schema: node.raw }
}
