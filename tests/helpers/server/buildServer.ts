import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'
import { packageRoot } from '../../../src/server/packageRoot'

/** The server as a program: the path of its main file, built anew below the project so that it finds its packages. */
export async function buildServer(): Promise<{ main: string; remove(): void }> {
  const outDir = join(packageRoot, `.cache/tests/server-${process.pid}`)
  await build({ root: packageRoot, mode: 'server', logLevel: 'error', build: { outDir, emptyOutDir: true } })
  return { main: join(outDir, 'main.js'), remove: () => rmSync(outDir, { recursive: true, force: true }) }
}
