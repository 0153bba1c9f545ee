import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('..', import.meta.url))

/** Prints a line of progress. */
export const log = (text) => console.log(`beffroi: ${text}`)

/** Runs a program in the project's folder with its output shown. Throws when it fails. */
export function run(command, args, options = {}) {
  execFileSync(command, args, { cwd: root, stdio: 'inherit', ...options })
}

const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'
const minimumNode = [20, 19]

/** Prepares a clone: installs the packages of the lock file and generates code from the schemas. */
export function setUp() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if (major < minimumNode[0] || (major === minimumNode[0] && minor < minimumNode[1])) {
    log(`this needs Node ${minimumNode.join('.')} or newer, and this is Node ${process.versions.node}`)
    process.exit(1)
  }
  installPackages()
  try {
    run(process.execPath, ['--import', 'tsx', 'scripts/generate.ts'])
  } catch {
    // The generator has said what is wrong, and where.
    process.exit(1)
  }
}

function installPackages() {
  const stamp = join(root, 'node_modules/.beffroi-lock')
  const wanted = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return
  log('installing packages as package-lock.json says; this takes a minute')
  run(npm, ['ci', '--no-audit', '--no-fund', '--loglevel=error'], { shell: process.platform === 'win32' })
  writeFileSync(stamp, wanted)
}
