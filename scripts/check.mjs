import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { checkBlock } from './check/checkBlock.mjs'
import { log, root, setUp } from './set-up.mjs'

const bin = (name) => join(root, 'node_modules/.bin', name)
const staticChecks = [
  ['format and lint', bin('biome'), ['check', '--error-on-warnings', '.']],
  // A build remembers what it has checked in .cache, and checks what changed.
  ['types', bin('tsc'), ['-b']],
  ['dead code', bin('knip'), []],
]
/** Also a part of the unit tests. */
const importDirection = [
  'import direction',
  bin('vitest'),
  ['run', '--project', 'contract', 'tests/architecture.test.ts'],
]

/** Runs checks in parallel and prints their output. Resolves to the names of those that failed. */
async function runChecks(checks) {
  const failed = await Promise.all(
    checks.map(async ([name, command, args]) => {
      try {
        await promisify(execFile)(command, args, { cwd: root, maxBuffer: 2 ** 26 })
        log(`${name}: passed`)
        return []
      } catch ({ stdout, stderr, message }) {
        log(`${name}: FAILED`)
        console.log(`${stdout ?? ''}${stderr ?? ''}` || message)
        return [name]
      }
    }),
  )
  return failed.flat()
}

/** Formats, lint, types and dead code; no test. */
export const checkStatically = () => runChecks(staticChecks)

/** Checks one block, in seconds. Ends the program. */
async function checkOne(type) {
  if (!existsSync(join(root, `schemas/blocks/${type}.json`))) {
    console.error(`There is no block "${type}": schemas/blocks/${type}.json is missing.\nUsage: npm run check [block]`)
    process.exit(2)
  }
  const started = performance.now()
  const hasPassed = await checkBlock(type)
  log(`${type}: ${hasPassed ? 'passed' : 'FAILED'} in ${((performance.now() - started) / 1000).toFixed(1)} s`)
  process.exit(hasPassed ? 0 : 1)
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const [, , block] = process.argv
  if (block !== undefined) await checkOne(block)
  setUp()
  const failed = await runChecks([...staticChecks, importDirection])
  if (failed.length > 0) {
    log(`failed: ${failed.join(', ')}`)
    process.exit(1)
  }
}
