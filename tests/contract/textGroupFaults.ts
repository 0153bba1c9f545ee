import { blocks } from '../../renderer/blocks/index'
import type { BlockType } from '../../schemas/index'
import { importsOf, isCode, readTree, type Tree } from '../helpers/architecture/Tree'
import { root } from '../helpers/fixtures'
import { textFoldersBelow, usesIn } from './textFiles'

const registry = 'renderer/blocks/index.ts'
const texts = 'renderer/i18n'

const tree: Tree = readTree(root, ['renderer', 'schemas/inputs'])

/** The keys of each group of texts, without those of every page. */
const groups = textFoldersBelow(texts)
  .filter(({ path }) => path !== texts)
  .map(({ path, french }) => ({ group: path.slice(texts.length + 1), keys: Object.keys(french) }))

const imported = new Map<string, string[]>()

/** The files of the renderer that a file imports, at once or later. The messages of inputs belong to what shows inputs. */
function filesImportedBy(path: string): string[] {
  const known = imported.get(path)
  if (known) return known
  const found = importsOf(path, tree)
    .filter(({ to, isType, isPackage }) => !isType && !isPackage && isCode(to) && tree.has(to))
    .map(({ to }) => to)
    .filter((to) => to !== registry && !to.startsWith(texts))
    .filter((to) => to.startsWith('renderer/') || path.startsWith('renderer/inputs/') || path.startsWith('schemas/'))
  imported.set(path, found)
  return found
}

/** All code that a block loads, its own files included. Children load theirs by themselves. */
function codeOf(type: BlockType): string {
  const seen = new Set<string>()
  const visit = (path: string): void => {
    if (seen.has(path)) return
    seen.add(path)
    for (const next of filesImportedBy(path)) visit(next)
  }
  const folder = `renderer/blocks/${type}/`
  for (const path of tree.keys()) if (path.startsWith(folder) && path.endsWith('.tsx')) visit(path)
  return [...seen].map((path) => tree.get(path) ?? '').join('\n')
}

/** The texts of groups that the code of a block uses and that its line of the registry does not load, one sentence for each group. */
export function textGroupFaults(type: BlockType): string[] {
  const { file, texts: loaded = [] } = blocks[type]
  const uses = usesIn(codeOf(type))
  return groups.flatMap(({ group, keys }) => {
    const used = keys.filter(uses)
    if (used.length === 0 || loaded.includes(group)) return []
    const cure =
      file === undefined
        ? 'It is part of the first script, so its texts belong to renderer/i18n/<language>.json.'
        : `Name the group last in its line: lazyBlock('${file}', …, ${group}).`
    return [`${registry}: visitors would read the keys ${used.join(', ')} of the group "${group}" in ${type}. ${cure}`]
  })
}
