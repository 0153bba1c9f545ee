import { readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { Plugin } from 'vite'

/**
 * Adds the dynamically imported modules in code-splitting groups to the manifest. Vite lists such a file only under the name of its
 * group, so the server could not find the file of a module.
 */
export function groupedModules(): Plugin {
  let root = ''
  return {
    name: 'beffroi:grouped-modules',
    apply: 'build',
    configResolved(config) {
      root = config.root
    },
    writeBundle({ dir = '' }, bundle) {
      const path = join(dir, '.vite/manifest.json')
      const manifest: Record<string, { file: string }> = JSON.parse(readFileSync(path, 'utf8'))
      const records = new Map(Object.values(manifest).map((record) => [record.file, record]))
      for (const chunk of Object.values(bundle)) {
        const record = records.get(chunk.fileName)
        if (chunk.type !== 'chunk' || chunk.isEntry || !record) continue
        for (const id of chunk.moduleIds) {
          const isDynamic = (this.getModuleInfo(id)?.dynamicImporters.length ?? 0) > 0
          if (isDynamic) manifest[relative(root, id).replaceAll('\\', '/')] ??= record
        }
      }
      writeFileSync(path, JSON.stringify(manifest, null, 2))
    },
  }
}
