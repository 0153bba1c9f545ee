import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Holder, isRunning, readHolder, thisProcess } from './Holder'

/** A holder on another machine is asked for a sign of life this often (ms), and taken for dead after thrice the time. */
const heartbeatMs = 10_000

/** Folders this very process has open: its own id in a lock file would otherwise look like one of an earlier life. */
const heldLocks = new Set<string>()

/**
 * Keeps a folder to this process and returns how to let it go. Throws FolderInUse when a running process has it; the
 * lock of one that died is taken over. PGlite itself takes no lock, and two processes on one folder lose rows.
 */
export function lockFolder(folder: string): () => void {
  const file = join(folder, 'server.lock')
  mkdirSync(folder, { recursive: true })
  if (heldLocks.has(file)) throw new FolderInUse(folder, `process ${process.pid}, this one`)
  if (!create(file)) {
    const text = readFileSync(file, 'utf8')
    const holder = readHolder(text)
    if (holder && isAlive(holder, file)) throw new FolderInUse(folder, describeHolder(holder))
    takeOver(folder, file, text)
  }
  heldLocks.add(file)
  const timer = setInterval(() => touch(file), heartbeatMs)
  timer.unref()
  const unlock = () => {
    clearInterval(timer)
    process.off('exit', unlock)
    if (heldLocks.delete(file)) rmSync(file, { force: true })
  }
  process.on('exit', unlock)
  return unlock
}

const describeHolder = ({ pid, host }: Holder): string =>
  host === thisProcess().host ? `process ${pid}` : `process ${pid} on ${host}`

function isAlive(holder: Holder, file: string): boolean {
  const own = thisProcess()
  if (holder.host !== own.host) return Date.now() - statSync(file).mtimeMs < 3 * heartbeatMs
  return holder.pid !== own.pid && isRunning(holder)
}

function create(file: string): boolean {
  try {
    writeFileSync(file, JSON.stringify(thisProcess()), { flag: 'wx' })
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false
    throw error
  }
}

/** Two processes may find the same dead lock: what is moved away must still be it, else it goes back. */
function takeOver(folder: string, file: string, seen: string): void {
  const aside = `${file}.${process.pid}`
  const lost = () => new FolderInUse(folder, describeHolder(readHolder(readFileSync(file, 'utf8')) ?? thisProcess()))
  try {
    renameSync(file, aside)
  } catch {
    throw lost()
  }
  const isOther = readFileSync(aside, 'utf8') !== seen
  if (isOther) linkSync(aside, file)
  rmSync(aside)
  if (isOther || !create(file)) throw lost()
}

function touch(file: string): void {
  try {
    utimesSync(file, new Date(), new Date())
  } catch {
    // The folder may be gone for a moment, as on a network share; the next beat tries again.
  }
}

/** Another process has the data folder. */
class FolderInUse extends Error {
  constructor(folder: string, holder: string) {
    super(
      `The data folder ${folder} is in use by another Beffroi server (${holder}). Stop that one, or give this one a folder of its own with DATA_DIR.`,
    )
    this.name = 'FolderInUse'
  }
}
