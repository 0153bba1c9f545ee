import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startServerProcess, waitForAddress } from './ServerProcess'

/** What the server says when it starts. */
const announcement = /^beffroi: (?:the database was seeded|mails are written|ready at) /

/** Starts one server for all tests on a temporary data folder; workers read its address from their environment. */
export default async function startServer(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'beffroi-browser-'))
  const program = startServerProcess({
    PORT: '0',
    DATA_DIR: folder,
    RATE_LIMIT: '0',
    LOG_LEVEL: 'warn',
    TRUST_PROXY: '127.0.0.1',
  })
  const end = async () => {
    await program.stop()
    await rm(folder, { recursive: true, force: true })
  }
  try {
    process.env.BEFFROI_BASE = await waitForAddress(program)
    process.env.BEFFROI_DATA = folder
  } catch (error) {
    await end()
    throw error
  }
  return async () => {
    const lines = program
      .output()
      .split('\n')
      .filter((line) => line && !announcement.test(line))
    await end()
    if (lines.length > 0) throw new Error(`The server logged:\n${lines.join('\n')}`)
  }
}
