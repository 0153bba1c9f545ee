import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'
import { packageRoot } from '../../../src/server/packageRoot'

/** Builds the server below the project's root, so that it finds its packages, and returns the path of its main file. */
export async function buildServer(): Promise<{ main: string; remove(): void }> {
  const outDir = join(packageRoot, `.cache/tests/server-${process.pid}`)
  await build({ root: packageRoot, mode: 'server', logLevel: 'error', build: { outDir, emptyOutDir: true } })
  return { main: join(outDir, 'main.js'), remove: () => rmSync(outDir, { recursive: true, force: true }) }
}
