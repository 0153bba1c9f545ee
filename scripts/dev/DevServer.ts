import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { freePort } from '../bench/freePort.ts'

/** Runs the built server in a child process on a free port. */
export class DevServer {
  readonly #file: string
  #process: ChildProcess | undefined
  /** Its origin; undefined while it does not answer. */
  address: string | undefined

  constructor(file: string) {
    this.#file = file
  }

  async restart(): Promise<void> {
    await this.stop()
    if (!existsSync(this.#file)) return
    const port = await freePort()
    const env = {
      ...process.env,
      PORT: String(port),
      HOST: '127.0.0.1',
      LOG_LEVEL: process.env.LOG_LEVEL ?? 'warn',
      NODE_ENV: 'development',
    }
    this.#process = spawn(process.execPath, [this.#file], { env, stdio: ['ignore', 'ignore', 'inherit'] })
    const address = `http://127.0.0.1:${port}`
    while (this.#process.exitCode === null && !(await isReady(address))) {
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
    if (this.#process.exitCode === null) this.address = address
  }

  async stop(): Promise<void> {
    const running = this.#process
    this.address = undefined
    this.#process = undefined
    if (!running || running.exitCode !== null) return
    running.kill('SIGTERM')
    await once(running, 'exit')
  }
}

const isReady = (address: string): Promise<boolean> =>
  fetch(`${address}/health/ready`).then(
    ({ ok }) => ok,
    () => false,
  )
