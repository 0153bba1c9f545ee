import { readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { Plugin } from 'vite'

/**
 * Lists in the manifest the modules that are imported dynamically and that a code-splitting group took into its file. Vite
 * itself lists the file under the group's name alone, so that a server could not tell which file a module is in.
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
