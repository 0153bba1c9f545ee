import type { SchemaFile } from '../../schemas/compile/SchemaFiles.ts'
import type { SchemaNode } from '../../schemas/compile/SchemaNode.ts'

/** `poll-simple` becomes `PollSimple`. */
export const pascal = (name: string): string =>
  name
    .replace(/(?:^|[^A-Za-z0-9]+)([A-Za-z0-9])/g, (_, letter: string) => letter.toUpperCase())
    // The type generator capitalises a letter after a digit.
    .replace(/\d[a-z]/g, (pair) => pair.toUpperCase())

/** Type name of a fragment, envelope or entity: its title. */
export const fragmentType = (file: SchemaFile): string =>
  pascal(typeof file.schema.title === 'string' ? file.schema.title : file.name)

/**
 * Returns the type name of the data of a block or action: `PollData`, `VoteActionData`. `x-type` replaces the file name when
 * another file name differs by a hyphen only.
 */
export const dataType = ({ name, folder, schema }: SchemaFile): string =>
  `${pascal(typeof schema['x-type'] === 'string' ? schema['x-type'] : name)}${folder === 'actions' ? 'ActionData' : 'Data'}`

/** Type name of any schema file but those of the API. */
export const typeName = (file: SchemaFile): string =>
  file.folder === 'blocks' || file.folder === 'actions' ? dataType(file) : fragmentType(file)

/** Type name of a schema that can be referred to: a file, or one of its definitions. */
export function referredType(node: SchemaNode): string {
  if (node.pointer === '') return typeName(node.file)
  const title = node.own('title')
  return typeof title === 'string'
    ? pascal(title)
    : `${typeName(node.file)}${pascal(node.pointer.replace(/^.*\//, ''))}`
}
