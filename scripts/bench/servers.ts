import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { preview } from 'vite'
import { freePort } from './freePort.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

type Running = { address: string; stop(): Promise<void> }

/** Starts the built server on a new database. Resolves when it answers; throws after a minute. */
export async function startServer(): Promise<Running> {
  const port = await freePort()
  const data = mkdtempSync(join(tmpdir(), 'beffroi-bench-'))
  const server = spawn(process.execPath, [join(root, 'dist/server/main.js')], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      DATA_DIR: data,
      LOG_LEVEL: 'error',
      RATE_LIMIT: '0',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const address = `http://127.0.0.1:${port}`
  const until = Date.now() + 60_000
  while (!(await isReady(address))) {
    if (Date.now() > until || server.exitCode !== null) throw new Error('the server did not start')
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  return {
    address,
    async stop() {
      const ended = new Promise((resolve) => server.once('exit', resolve))
      server.kill('SIGTERM')
      await ended
      rmSync(data, { recursive: true, force: true })
    },
  }
}

const isReady = (address: string): Promise<boolean> =>
  fetch(`${address}/health/ready`).then(
    (response) => response.ok,
    () => false,
  )

/** Serves the built bench page with the script policy of a portal. */
export async function startBenchPage(): Promise<Running> {
  const server = await preview({
    configFile: false,
    root,
    logLevel: 'error',
    build: { outDir: '.cache/bench' },
    preview: { host: '127.0.0.1', port: await freePort(), headers: { 'Content-Security-Policy': "script-src 'self'" } },
  })
  const address = server.resolvedUrls?.local[0]
  if (!address) throw new Error('the bench page has no address')
  return { address, stop: () => server.close() }
}
