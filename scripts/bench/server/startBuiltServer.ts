import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { packageRoot } from '../../../src/server/packageRoot'
import { freePort } from '../freePort'

/** Signs the cookies of the servers and of the bench's visitors. */
export const secret = 'a secret of 32 characters and no less'

export type BuiltServer = {
  address: string
  /** Reads a metric by its full name with labels; 0 when it is missing. */
  metric(name: string): Promise<number>
  stop(): Promise<void>
}

/** Starts the built server as in production, without request limits. Resolves when it is ready. */
export async function startBuiltServer(env: Record<string, string>): Promise<BuiltServer> {
  const [port, metricsPort] = [await freePort(), await freePort()]
  const child = spawn(process.execPath, [join(packageRoot, 'dist/server/main.js')], {
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      PORT: String(port),
      METRICS_PORT: String(metricsPort),
      SECRET: secret,
      RATE_LIMIT: '0',
      LOG_LEVEL: 'error',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await new Promise<void>((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`the server ended with ${code}`)))
    child.stdout.on('data', (chunk: Buffer) => String(chunk).includes('ready at') && resolve())
  })
  return {
    address: `http://127.0.0.1:${port}`,
    async metric(name) {
      const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text()
      const line = text.split('\n').find((candidate) => candidate.startsWith(`${name} `))
      return Number(line?.split(' ').at(-1) ?? 0)
    },
    async stop() {
      const ended = new Promise((resolve) => child.once('exit', resolve))
      child.kill('SIGTERM')
      await ended
    },
  }
}
