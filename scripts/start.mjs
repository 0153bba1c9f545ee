import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { build } from './build.mjs'
import { log, root } from './set-up.mjs'

await build()
log('starting the server')
const server = spawn(process.execPath, [join(root, 'dist/server/main.js')], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, NODE_ENV: 'production' },
})
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal))

// npm ends its shell without signalling child processes, so the server stops when its parent is gone.
const parent = process.ppid
setInterval(() => {
  if (process.ppid !== parent) server.kill('SIGTERM')
}, 500).unref()

server.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)))
