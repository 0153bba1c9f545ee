import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Holder, isRunning, readHolder, thisProcess } from './Holder'

/** Interval at which the holder touches the lock file, in ms. Other machines consider it dead after three missed heartbeats. */
const heartbeatMs = 10_000

/** Lock files of this process. They distinguish its own locks from those of an earlier process with the same id. */
const heldLocks = new Set<string>()

/**
 * Locks a folder for this process and returns the function that unlocks it. Throws FolderInUse when a running process holds the
 * folder; takes over the lock of a dead process. PGlite itself does not lock, and two processes on one folder lose rows.
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

/** Replaces a dead lock. If another process did so meanwhile (the content is not `seen`), restores that lock and throws. */
function takeOver(folder: string, file: string, seen: string): void {
  const moved = `${file}.${process.pid}`
  const lost = () => new FolderInUse(folder, describeHolder(readHolder(readFileSync(file, 'utf8')) ?? thisProcess()))
  try {
    renameSync(file, moved)
  } catch {
    throw lost()
  }
  const isOther = readFileSync(moved, 'utf8') !== seen
  if (isOther) linkSync(moved, file)
  rmSync(moved)
  if (isOther || !create(file)) throw lost()
}

function touch(file: string): void {
  try {
    utimesSync(file, new Date(), new Date())
  } catch {
    // A network share may be temporarily unavailable; the next heartbeat retries.
  }
}

/** Another process holds the data folder. */
class FolderInUse extends Error {
  constructor(folder: string, holder: string) {
    super(
      `The data folder ${folder} is in use by another Beffroi server (${holder}). Stop that server, or set DATA_DIR to another folder.`,
    )
    this.name = 'FolderInUse'
  }
}
