import { inFolder, type Schema, type SchemaFiles, schemaFiles } from '../../../../schemas/compile/SchemaFiles'
import { SchemaNode } from '../../../../schemas/compile/SchemaNode'
import { UnusableVersion, type Version } from './Version'

/** Keywords for editors, which `beffroi schema --editor` adds. */
const editorKeywords: ReadonlySet<string> = new Set(['defaultSnippets', 'enumDescriptions', 'markdownDescription'])

/**
 * Makes two versions comparable. When one of them was written by `beffroi schema`, both lose what bundles do not have. When one
 * of them is a single schema, both lose what it does not lead to.
 */
export function alignVersions(old: Version, next: Version): [Version, Version] {
  const both = [old, next] as const
  const roots = both.flatMap(({ roots: own }) => own ?? [])
  const isBundled = both.some((version) => version.isBundled)
  const isPart = both.some((version) => version.roots !== undefined)
  if (isPart && roots.every((path) => path.startsWith('shared/'))) {
    const name = both.find((version) => version.roots !== undefined)?.name
    throw new UnusableVersion(`${name} is a fragment: compare the page, block, action or entity that has it.`)
  }
  const align = (version: Version): Version => {
    const reduced = isBundled ? asBundled(version.source) : version.source
    return { ...version, source: isPart ? onlyReached(reduced, roots) : reduced }
  }
  return [align(old), align(next)]
}

/** The schemas without operations and without the keywords that bundles leave out. */
const asBundled = (source: SchemaFiles): SchemaFiles =>
  schemaFiles(
    [...source.values()].flatMap(({ path, folder }) => {
      const node = folder === 'api' ? undefined : SchemaNode.at(source, path)
      return node ? [[path, reduce(node)] as const] : []
    }),
  )

function reduce(node: SchemaNode): Schema {
  const kept = Object.keys(node.schema).filter((keyword) => {
    if (keyword === 'format') return typeof node.schema.pattern !== 'string'
    return !keyword.startsWith('x-') && keyword !== '$schema' && !editorKeywords.has(keyword)
  })
  return Object.fromEntries(kept.map((keyword) => [keyword, node.mapKeyword(keyword, reduce)]))
}

const envelopePaths = ['block.json', 'action.json'] as const

/** The files that roots lead to. An envelope leads to each of its types; the checks need both, so that a missing one takes anything. */
function onlyReached(source: SchemaFiles, roots: readonly string[]): SchemaFiles {
  const reached = new Set<string>()
  const reach = (path: string): void => {
    const node = reached.has(path) ? undefined : SchemaNode.at(source, path)
    if (!node) return
    reached.add(path)
    follow(node, reach)
    if (path === 'block.json') for (const { path: inner } of inFolder(source, 'blocks')) reach(inner)
    if (path === 'action.json') for (const { path: inner } of inFolder(source, 'actions')) reach(inner)
  }
  for (const path of roots) reach(path)
  const files = [...source].filter(([path]) => reached.has(path)).map(([path, { schema }]) => [path, schema] as const)
  const missing = envelopePaths.filter((path) => !reached.has(path))
  return schemaFiles([...files, ...missing.map((path) => [path, { type: 'object' }] as const)])
}

function follow(node: SchemaNode, reach: (path: string) => void): void {
  const { target } = node
  if (target) reach(target.path)
  for (const subschema of node.subschemas()) follow(subschema, reach)
}
