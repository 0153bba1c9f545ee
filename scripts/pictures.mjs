import { spawnSync } from 'node:child_process'
import { root, setUp } from './set-up.mjs'

setUp()
const args = ['--import', 'tsx', 'scripts/pictures/main.ts', ...process.argv.slice(2)]
process.exit(spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' }).status ?? 1)
