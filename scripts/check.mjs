import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { log, root, setUp } from './set-up.mjs'

setUp()
const bin = (name) => join(root, 'node_modules/.bin', name)
const steps = [
  ['format and lint', bin('biome'), ['check', '--error-on-warnings', '.']],
  ['types', bin('tsc'), ['--noEmit', '-p', '.']],
  ['dead code', bin('knip'), []],
  ['import direction', bin('vitest'), ['run', '--project', 'contract', 'tests/architecture.test.ts']],
]
const failed = steps.filter(([name, command, args]) => {
  log(`checking ${name}`)
  return spawnSync(command, args, { cwd: root, stdio: 'inherit' }).status !== 0
})
if (failed.length > 0) {
  log(`failed: ${failed.map(([name]) => name).join(', ')}`)
  process.exit(1)
}
