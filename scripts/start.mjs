import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { build } from './build.mjs'
import { log, root } from './set-up.mjs'
import { keepRunning } from './start/keepRunning.mjs'

await build()
log('starting the server')
const start = () =>
  spawn(process.execPath, [join(root, 'dist/server/main.js')], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'production' },
  })
const server = keepRunning({ start, log, onEnd: (code, signal) => process.exit(code ?? (signal ? 1 : 0)) })
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.stop(signal))

// npm ends its shell without signalling child processes, so the server stops when its parent is gone.
const parent = process.ppid
setInterval(() => {
  if (process.ppid !== parent) server.stop('SIGTERM')
}, 500).unref()
