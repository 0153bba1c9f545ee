import { spawn } from 'node:child_process'
import { root, setUp } from './set-up.mjs'

setUp()
const dev = spawn(process.execPath, ['--import', 'tsx', 'scripts/dev/main.ts'], { cwd: root, stdio: 'inherit' })
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => dev.kill(signal))
dev.on('exit', (code) => process.exit(code ?? 1))
