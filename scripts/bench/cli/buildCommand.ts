import { execFileSync } from 'node:child_process'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../../..')

/** Builds the command from the current sources and returns its path. */
export function buildCommand(folder: string): string {
  const out = join(folder, 'command')
  const tool = (path: string, ...args: string[]) =>
    execFileSync(process.execPath, [...path.split(' '), ...args], {
      cwd: root,
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, NODE_ENV: 'production' },
    })
  tool('--import tsx scripts/generate.ts')
  tool('node_modules/vite/bin/vite.js build --mode cli --logLevel warn --outDir', out)
  return join(out, 'beffroi.js')
}
