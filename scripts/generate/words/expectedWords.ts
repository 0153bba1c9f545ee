import { inFolder, type SchemaFile, type SchemaFiles } from '../../../schemas/compile/SchemaFiles.ts'
import { SchemaNode } from '../../../schemas/compile/SchemaNode.ts'
import { wordPath } from '../../../schemas/words/wordPath.ts'

/** What the words for a schema must name: its members, each with its description if it has one, and the allowed values by path. */
export type ExpectedWords = {
  /** Whether an editor looks for it, so that it needs synonyms. */
  isSought: boolean
  members: ReadonlyMap<string, string | undefined>
  values: ReadonlyMap<string, ReadonlySet<string>>
}

const envelopes = new Set(['page.json', 'modal.json', 'block.json', 'action.json'])

/** The schemas that have words: blocks, actions, fragments and envelopes. */
export const wordedSchemas = (files: SchemaFiles): SchemaFile[] => [
  ...['blocks', 'actions', 'shared'].flatMap((folder) => inFolder(files, folder)),
  ...inFolder(files, '.').filter(({ path }) => envelopes.has(path)),
]

/** Lists what the words for a schema must name. */
export function expectedWords(files: SchemaFiles, { path, folder }: SchemaFile): ExpectedWords {
  const members = new Map<string, string | undefined>()
  const values = new Map<string, Set<string>>()
  const root = SchemaNode.at(files, path)
  const visit = (node: SchemaNode) => {
    const place = wordPath(node.pointer)
    if (isMember(node)) members.set(place, members.get(place) ?? textOf(node.own('description')))
    for (const value of ownValues(node)) values.set(place, (values.get(place) ?? new Set()).add(value))
    for (const inner of node.subschemas()) visit(inner)
  }
  if (root) visit(root)
  return { isSought: folder === 'blocks' || folder === 'actions', members, values }
}

/** Whether a schema is that of a named member, of members of any name, or a definition. */
const isMember = ({ pointer, raw }: SchemaNode): boolean =>
  typeof raw === 'object' &&
  (/\/(?:properties|\$defs)\/[^/]+$/.test(pointer) || pointer.endsWith('/additionalProperties'))

/** Values that are words; numbers speak for themselves. */
function ownValues(node: SchemaNode): string[] {
  const listed = node.own('enum')
  return [...(Array.isArray(listed) ? listed : []), node.own('const')].filter((value) => typeof value === 'string')
}

const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined)
