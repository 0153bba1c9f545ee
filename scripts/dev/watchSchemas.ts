import { spawn } from 'node:child_process'
import { watch } from 'node:fs'
import { join, sep } from 'node:path'

/** Runs the generator whenever a schema changes, which triggers the watched builds. */
export function watchSchemas(root: string): { close(): void } {
  let timer: NodeJS.Timeout | undefined
  const generate = () =>
    spawn(process.execPath, ['--import', 'tsx', 'scripts/generate.ts'], { cwd: root, stdio: 'inherit' })
  const watcher = watch(join(root, 'schemas'), { recursive: true }, (_event, file) => {
    if (!file?.endsWith('.json') || file.startsWith(`generated${sep}`)) return
    // Debounces, because editors save a file in several steps.
    clearTimeout(timer)
    timer = setTimeout(generate, 100)
  })
  return {
    close() {
      clearTimeout(timer)
      watcher.close()
    },
  }
}
