/** What a chunk group may ask of the build. */
export type ChunkingContext = { getModuleInfo(id: string): { importedIds: readonly string[] } | null }

const staticImports = new Map<string, ReadonlySet<string>>()

/** The module at `entry` and all that it imports statically, at any depth. */
export function importsOf(entry: string, modules: ChunkingContext): ReadonlySet<string> {
  const known = staticImports.get(entry)
  if (known) return known
  const found = new Set<string>()
  const visit = (module: string) => {
    if (found.has(module)) return
    found.add(module)
    for (const imported of modules.getModuleInfo(module)?.importedIds ?? []) visit(imported)
  }
  visit(entry)
  staticImports.set(entry, found)
  return found
}
