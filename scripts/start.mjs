import { fork, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { build } from './build.mjs'
import { log, root } from './set-up.mjs'
import { keepRunning } from './start/keepRunning.mjs'

/**
 * Starts the mock of an external system on a free port, or on the port of a setting such as REPORTING_MOCK_PORT, and returns the settings
 * that name it. Starts none when a setting names a real system.
 */
async function startMock(name) {
  const prefix = name.toUpperCase()
  if (process.env[`${prefix}_URL`] !== undefined) return {}
  const port = process.env[`${prefix}_MOCK_PORT`] ?? '0'
  const mock = fork(join(root, 'scripts/mock/main.ts'), [name, port], { cwd: root, execArgv: ['--import', 'tsx'] })
  mock.unref()
  const failed = once(mock, 'exit').then(() => {
    throw new Error(`the mock "${name}" did not start`)
  })
  const [{ settings }] = await Promise.race([once(mock, 'message'), failed])
  mock.channel?.unref()
  return settings
}

await build()
const mocks = Object.assign({}, ...(await Promise.all(['reporting', 'parking', 'partner'].map(startMock))))
log('starting the server')
const start = () =>
  spawn(process.execPath, [join(root, 'dist/server/main.js')], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...mocks, NODE_ENV: 'production' },
  })
const server = keepRunning({ start, log, onEnd: (code, signal) => process.exit(code ?? (signal ? 1 : 0)) })
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.stop(signal))

// npm ends its shell without signalling child processes, so the server stops when its parent is gone.
const parent = process.ppid
setInterval(() => {
  if (process.ppid !== parent) server.stop('SIGTERM')
}, 500).unref()
