import { posix } from 'node:path'
import {
  isSchema,
  type Schema,
  type SchemaFiles,
  schemaFiles,
  schemaFolders,
} from '../../../../schemas/compile/SchemaFiles'

const idPrefix = 'urn:beffroi:schema:'
const definitionPrefix = '#/$defs/'
const bundleComment = 'Told by beffroi validate alone'

/** Whether a schema is one that `beffroi schema` wrote: it needs no other file. */
export const isBundle = ({ $id }: Schema): boolean => typeof $id === 'string' && $id.startsWith(idPrefix)

/** The path of the file that a bundle was made of, such as `blocks/title.json`. Undefined for a choice of several. */
export function pathOfBundle({ $id }: Schema): string | undefined {
  const name = String($id)
    .slice(idPrefix.length)
    .replace(/:data$/, '')
  return name === 'document' || name === 'blocks' ? undefined : `${name}.json`
}

/**
 * Makes the files of a folder of schemas again, of bundles that `beffroi schema --all` wrote. What bundling leaves out, such as
 * `x-` keywords, the descriptions of operations and the schema of settings, stays away.
 */
export function unbundle(bundles: Iterable<Schema>): SchemaFiles {
  const files = new Map<string, Schema>()
  const parts = new Map<string, Record<string, Schema>>()
  for (const bundle of bundles) {
    const { $schema: _, $id: __, $defs, $comment, ...root } = bundle
    for (const [name, schema] of Object.entries(isSchema($defs) ? $defs : {})) {
      const at = locate(name)
      if (!isSchema(schema) || at === undefined) continue
      if (at.part === undefined) {
        if (!files.has(at.path)) files.set(at.path, restoreEnvelope(at.path, relink(schema, at.path)))
      } else parts.set(at.path, { ...parts.get(at.path), [at.part]: relink(schema, at.path) })
    }
    const path = pathOfBundle(bundle)
    if (path === undefined || files.has(path) || holdsData(bundle, path) || isChoice(path)) continue
    const isOwn = typeof $comment === 'string' && !$comment.startsWith(bundleComment)
    files.set(path, relink(isOwn ? { ...root, $comment } : root, path))
  }
  return schemaFiles(
    [...files]
      .filter(([path]) => path !== 'configuration.json')
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([path, schema]) => [path, parts.has(path) ? { ...schema, $defs: parts.get(path) } : schema]),
  )
}

/** Whether the schema of the file is a definition of the bundle, whose root is an envelope around it. */
const holdsData = ({ $id }: Schema, path: string): boolean =>
  /^(?:blocks|actions)\//.test(path) && !String($id).endsWith(':data')

const isChoice = (path: string): boolean => path === 'block.json' || path === 'action.json'

/** Where a definition stood: `shared.image` is a file, and `blocks.tree-menu.treeNode` a part of one. */
function locate(name: string): { path: string; part: string | undefined } | undefined {
  const [first = '', ...rest] = name.split('.')
  const isInFolder = schemaFolders.some((folder) => folder === first)
  if (isInFolder && rest[0] === undefined) return undefined
  const path = isInFolder ? `${first}/${rest.shift()}.json` : `${first}.json`
  return { path, part: rest.length > 0 ? rest.join('.') : undefined }
}

/** Keywords whose values are data, in which a `$ref` would be a member. */
const dataKeywords: ReadonlySet<string> = new Set(['const', 'default', 'enum', 'examples'])

/** Copies a schema, and points its references to files again. */
function relink(schema: Schema, path: string): Schema {
  const each = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(each)
    return isSchema(value) ? relink(value, path) : value
  }
  const entries = Object.entries(schema).map(([keyword, value]) => {
    if (keyword === '$ref' && typeof value === 'string') return [keyword, referenceTo(value, path)]
    return [keyword, dataKeywords.has(keyword) ? value : each(value)]
  })
  return Object.fromEntries(entries)
}

function referenceTo(reference: string, from: string): string {
  const at = reference.startsWith(definitionPrefix) ? locate(reference.slice(definitionPrefix.length)) : undefined
  if (!at) return reference
  const file = at.path === from ? '' : posix.relative(posix.dirname(from), at.path)
  return at.part === undefined ? file || '#' : `${file}#/$defs/${at.part}`
}

/** Takes away what a bundle adds to the envelopes: the known types or handlers, their data, and the versions of families. */
function restoreEnvelope(path: string, schema: Schema): Schema {
  if (!isChoice(path)) return schema
  const { allOf: _, ...envelope } = schema
  const properties = isSchema(envelope.properties) ? { ...envelope.properties } : {}
  for (const key of ['type', 'handler']) {
    const tag = properties[key]
    if (!isSchema(tag)) continue
    const { enum: __, ...rest } = tag
    properties[key] = rest
  }
  const { requires } = properties
  if (isSchema(requires) && requires.additionalProperties === false) {
    const { properties: ___, ...rest } = requires
    properties.requires = { ...rest, additionalProperties: { type: 'integer', minimum: 1 } }
  }
  return { ...envelope, properties }
}
