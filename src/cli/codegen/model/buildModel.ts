import type { SchemaFile, SchemaFiles } from '../../../../schemas/compile/SchemaFiles'
import { Declarations } from './Declarations'
import type { Model } from './Model'

/** Folders of the contract in the order their types are declared, and the files of the first. */
const folders = ['.', 'shared', 'blocks', 'actions', 'entities']
const roots = ['page.json', 'modal.json', 'block.json', 'action.json']

/** The types of a contract; `edition` tells it from others. Throws where a reference leads nowhere. */
export function buildModel(source: SchemaFiles, edition: string): Model {
  const files = inOrder(source)
  for (const path of ['block.json', 'action.json']) {
    if (!files.has(path)) throw new Error(`there is no ${path} among the schemas; types need the whole contract`)
  }
  const declarations = new Declarations(files)
  for (const file of files.values()) declarations.declareFile(file)
  return { edition, declarations: declarations.inOrder() }
}

/** Settings of the command and calls of the API are no part of what is sent. */
function inOrder(source: SchemaFiles): SchemaFiles {
  const files = [...source.values()].filter(({ folder, path }) =>
    folder === '.' ? roots.includes(path) : folders.includes(folder),
  )
  const rank = ({ folder, path }: SchemaFile) => folders.indexOf(folder) * 100 + Math.max(0, roots.indexOf(path))
  files.sort((a, b) => rank(a) - rank(b) || (a.path < b.path ? -1 : 1))
  return new Map(files.map((file) => [file.path, file]))
}
