import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { join, relative } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { compressAssets } from './build/compressAssets.mjs'
import { log, root, setUp } from './set-up.mjs'

const programs = ['portal', 'service-worker', 'portal-server', 'studio', 'server', 'cli', 'drawing']
const sources = ['schemas', 'renderer', 'src', 'scripts', 'fixtures/blocks', 'fixtures/actions', 'fixtures/pages']
const single = ['vite.config.ts', 'package-lock.json', 'tsconfig.json']

/** Returns a hash of every file that a build depends on. */
function fingerprint() {
  const hash = createHash('sha256')
  const files = sources
    .filter((folder) => existsSync(join(root, folder)))
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
        .map((entry) => join(entry.parentPath, entry.name)),
    )
  for (const file of [...files, ...single.map((name) => join(root, name))].sort()) {
    hash.update(relative(root, file)).update(readFileSync(file))
  }
  return hash.digest('hex')
}

async function buildProgram(mode) {
  const vite = join(root, 'node_modules/vite/bin/vite.js')
  const args = [vite, 'build', '--mode', mode, '--logLevel', 'warn']
  const { stdout, stderr } = await promisify(execFile)(process.execPath, args, {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production' },
  })
  for (const text of [stdout, stderr]) if (text.trim()) console.log(text.trim())
}

/** Prepares the clone and builds all programs. */
export async function build() {
  setUp()
  await buildPrograms()
}

/** Builds all programs unless nothing has changed since the last build. */
export async function buildPrograms() {
  const stamp = join(root, 'dist/.stamp')
  const current = fingerprint()
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === current) return
  log('building portal, studio, server and CLI')
  const started = performance.now()
  const queue = [...programs]
  const worker = async () => {
    for (let mode = queue.shift(); mode; mode = queue.shift()) await buildProgram(mode)
  }
  await Promise.all([worker(), worker()])
  for (const folder of ['portal/client', 'studio']) await compressAssets(join(root, 'dist', folder))
  installCommand()
  mkdirSync(join(root, 'dist'), { recursive: true })
  writeFileSync(stamp, current)
  log(`built in ${((performance.now() - started) / 1000).toFixed(1)} s`)
}

/** Links the command so that `npx beffroi` finds it in this folder. */
function installCommand() {
  const command = join(root, 'dist/cli/beffroi.js')
  chmodSync(command, 0o755)
  const link = join(root, 'node_modules/.bin/beffroi')
  rmSync(link, { force: true })
  if (process.platform !== 'win32') symlinkSync(relative(join(link, '..'), command), link)
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await build()
