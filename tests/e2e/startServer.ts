import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runProgram } from './server/Program'
import { startedAt } from './server/startedAt'

/** One server for all tests, on a data folder of its own that is gone afterwards. Workers find both in their environment. */
export default async function startServer(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'beffroi-browser-'))
  const program = runProgram({ PORT: '0', DATA_DIR: folder, RATE_LIMIT: '0', LOG_LEVEL: 'warn' })
  const end = async () => {
    await program.stop()
    await rm(folder, { recursive: true, force: true })
  }
  try {
    process.env.BEFFROI_BASE = await startedAt(program)
    process.env.BEFFROI_DATA = folder
    process.env.BEFFROI_PID = String(program.pid)
  } catch (error) {
    await end()
    throw error
  }
  return async () => {
    const complaints = program.output().split('\n').slice(2).filter(Boolean)
    await end()
    if (complaints.length > 0) throw new Error(`The server complained:\n${complaints.join('\n')}`)
  }
}
