import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { parseSync } from 'vite'

/** Contents of the hand-written files of a project, by path from its root. */
export type Tree = ReadonlyMap<string, string>

/** One import of a file, with its target. */
export type Import = {
  from: string
  /** Path of the file in the project, or name of the package. */
  to: string
  isPackage: boolean
  /** Imports types only. */
  isType: boolean
}

const written = /\.(?:ts|tsx|mjs|css|json)$/
const generated = 'schemas/generated'

export const isCode = (path: string): boolean => /\.(?:ts|tsx|mjs)$/.test(path)

/** Reads the folders named and the code at the root. Generated files are left out. */
export function readTree(root: string, folders: readonly string[]): Tree {
  const tree = new Map<string, string>()
  const add = (path: string) => tree.set(relative(root, path), readFileSync(path, 'utf8'))
  const visit = (folder: string) => {
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      const path = join(folder, entry.name)
      if (entry.isDirectory() && relative(root, path) !== generated) visit(path)
      else if (entry.isFile() && written.test(entry.name)) add(path)
    }
  }
  for (const folder of folders) visit(join(root, folder))
  for (const name of readdirSync(root)) if (isCode(name)) add(join(root, name))
  return tree
}

/** Every import of a file: static, dynamic, re-exported and of types. Throws on code that cannot be parsed. */
export function importsOf(path: string, tree: Tree): Import[] {
  if (!isCode(path)) return []
  const text = tree.get(path) ?? ''
  const { module, program, errors } = parseSync(path, text)
  if (errors.length > 0) throw new Error(`${path} cannot be parsed: ${errors[0]?.message}`)
  const found: { request: string; isType: boolean }[] = []
  for (const { moduleRequest, entries } of module.staticImports) {
    found.push({ request: moduleRequest.value, isType: entries.length > 0 && entries.every(({ isType }) => isType) })
  }
  for (const { moduleRequest, isType } of module.staticExports.flatMap(({ entries }) => entries)) {
    if (moduleRequest) found.push({ request: moduleRequest.value, isType })
  }
  for (const { moduleRequest } of module.dynamicImports) {
    const literal = /^(['"`])([^$]*)\1$/.exec(text.slice(moduleRequest.start, moduleRequest.end))
    if (literal) found.push({ request: literal[2] ?? '', isType: false })
  }
  if (text.includes('import(')) for (const request of typeQueries(program)) found.push({ request, isType: true })
  return found.map(({ request, isType }) => ({ from: path, isType, ...resolve(path, request, tree) }))
}

/** Modules of types such as `import('./Icon').Icon`, which the parser does not list as imports. */
function typeQueries(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(typeQueries)
  if (typeof node !== 'object' || node === null) return []
  const source: unknown = Reflect.get(node, 'type') === 'TSImportType' ? Reflect.get(node, 'source') : undefined
  const request: unknown = typeof source === 'object' && source ? Reflect.get(source, 'value') : undefined
  return [...(typeof request === 'string' ? [request] : []), ...Object.values(node).flatMap(typeQueries)]
}

function resolve(from: string, request: string, tree: Tree): { to: string; isPackage: boolean } {
  if (!request.startsWith('.')) return { to: request, isPackage: true }
  const bare = join(dirname(from), request.replace(/\?.*$/, ''))
  const candidates = [bare, `${bare}.ts`, `${bare}.tsx`, `${bare}/index.ts`, bare.replace(/\.js$/, '.ts')]
  return { to: candidates.find((path) => tree.has(path)) ?? bare, isPackage: false }
}

/** Names a file exports. */
export function exportsOf(path: string, text: string): string[] {
  const { module } = parseSync(path, text)
  return module.staticExports.flatMap(({ entries }) => entries.map(({ exportName }) => exportName.name ?? 'default'))
}
