import { fork, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { build } from './build.mjs'
import { log, root } from './set-up.mjs'
import { keepRunning } from './start/keepRunning.mjs'

/**
 * Starts a mock of a system outside the town, on a free port or on the one of its own setting, and returns its URL. `file` is the name
 * of its script.
 */
async function startMock(file) {
  const mock = fork(join(root, `scripts/mock/${file}.ts`), { cwd: root, execArgv: ['--import', 'tsx'] })
  mock.unref()
  const failed = once(mock, 'exit').then(() => {
    throw new Error(`the mock scripts/mock/${file}.ts did not start`)
  })
  const [{ url }] = await Promise.race([once(mock, 'message'), failed])
  mock.channel?.unref()
  return url
}

/** The settings of the demonstration. A setting that names a real system starts no mock of it. */
async function startMocks() {
  const { REPORTING_URL, PARTNER_URL } = process.env
  const reporting = async () => ({
    REPORTING_URL: await startMock('main'),
    REPORTING_CLIENT: 'beffroi',
    REPORTING_SECRET: 'demonstration',
  })
  const settings = await Promise.all([
    REPORTING_URL === undefined ? reporting() : {},
    PARTNER_URL === undefined ? startMock('partner').then((url) => ({ PARTNER_URL: url })) : {},
  ])
  return Object.assign({}, ...settings)
}

await build()
const mocks = await startMocks()
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
