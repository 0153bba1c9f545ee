import { chmodSync, mkdtempSync, rmSync, statfsSync } from 'node:fs'
import { freemem } from 'node:os'

const memory = '/dev/shm'

/** A run stores up to 1 GiB; the programs of the tests need the rest. */
const minBytes = 4 * 2 ** 30

/**
 * Creates a folder in memory for the temporary files of a run, and removes it when the process exits. On a disk, databases that come
 * and go take a sixth of the time of the server's tests. Returns undefined where the system has no such folder or little memory.
 */
export function createMemoryFolder() {
  if (freeBytes() < minBytes) return undefined
  const folder = mkdtempSync(`${memory}/beffroi-`)
  // The user that PostgreSQL runs as passes through it.
  chmodSync(folder, 0o755)
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1))
  return folder
}

function freeBytes() {
  try {
    const { bavail, bsize } = statfsSync(memory)
    return Math.min(bavail * bsize, freemem())
  } catch {
    return 0
  }
}
