import { closeSync, constants, fstatSync, openSync, readSync, type Stats } from 'node:fs'
import type { Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { writeStderr } from '../terminal/standardStreams'
import { maxDocumentBytes, tooLarge } from './chunks'
import type { Input } from './Input'
import { InputError } from './InputError'
import { formatOfName, formatSeconds, type OpenedInput } from './OpenedInput'

/** In milliseconds: how long a server or the writer of a pipe may be silent. */
const defaultTimeout = 10_000

/**
 * Opens an input. `note` is called with half a sentence about anything odd but harmless. Throws errors that
 * `explainFailure` turns into sentences.
 */
export async function openInput(
  { name, path, url, fetched }: Input,
  { timeout = defaultTimeout }: { timeout?: number },
  note: (text: string) => void,
): Promise<OpenedInput> {
  if (fetched) return fetched.open(note)
  if (url !== undefined) return (await import('./openUrl')).openUrl(url, timeout, note)
  return path === undefined ? openStandardInput(name) : openFile(path, name, timeout)
}

function openStandardInput(name: string): OpenedInput {
  const format = formatOfName(name)
  if (process.stdin.isTTY) writeStderr('beffroi: reading from the terminal, end with Ctrl-D\n')
  const stats = fstatSync(0)
  // The shell may have read a part of the file already, and owns the descriptor.
  if (stats.isFile()) return { format, chunks: openDescriptor(0, stats, format).chunks, close() {} }
  return { format, chunks: () => process.stdin, close: () => process.stdin.destroy() }
}

const chunkSize = 256 * 1024

/** Small files share this memory, one after the other. */
let memory: Buffer | undefined

/** Opens a file or a named pipe. Throws what the file system throws, or an `InputError` for anything else. */
function openFile(path: string, name: string, timeout: number): OpenedInput {
  // Without O_NONBLOCK, opening a pipe waits for a writer, deaf to everything else.
  const descriptor = openSync(path, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0))
  const stats = fstatSync(descriptor)
  if (stats.isFile()) return openDescriptor(descriptor, stats, formatOfName(name))
  if (stats.isFIFO()) return { format: formatOfName(name), ...openPipe(descriptor, path, timeout) }
  closeSync(descriptor)
  throw new InputError(stats.isDirectory() ? 'is a folder, not a file' : 'is a device, not a file')
}

/** Reads a regular file that is open. */
function openDescriptor(descriptor: number, stats: Stats, format: OpenedInput['format']): OpenedInput {
  return {
    format,
    whole() {
      if (stats.size > maxDocumentBytes) throw new InputError(tooLarge)
      return readWhole(descriptor, stats)
    },
    chunks: () => readChunks(descriptor, stats),
    close: () => closeSync(descriptor),
  }
}

function readWhole(descriptor: number, stats: Stats): Buffer {
  // One byte more than the size of the file shows whether it grew.
  const target = memoryFor(stats.size + 1)
  let length = 0
  for (let read = -1; read !== 0 && length < target.length; length += read) {
    read = readSync(descriptor, target, length, target.length - length, null)
  }
  if (length !== stats.size) throw changed()
  return target.subarray(0, length)
}

function memoryFor(size: number): Buffer {
  if (size > chunkSize) return Buffer.allocUnsafeSlow(size)
  memory ??= Buffer.allocUnsafeSlow(chunkSize)
  return memory.subarray(0, size)
}

async function* readChunks(descriptor: number, stats: Stats): AsyncGenerator<Buffer> {
  const target = Buffer.allocUnsafeSlow(Math.min(chunkSize, stats.size + 1))
  for (;;) {
    const read = readSync(descriptor, target, 0, target.length, null)
    if (read === 0) break
    yield target.subarray(0, read)
  }
  const { size, mtimeMs } = fstatSync(descriptor)
  if (size !== stats.size || mtimeMs !== stats.mtimeMs) throw changed()
}

const changed = () => new InputError('changed while it was read; check it again')

/** In milliseconds: how often a pipe is polled for a writer. */
const pollInterval = 25

/**
 * Reads a pipe that was opened without blocking. Throws an `InputError` when a named pipe has no writer for `timeout`
 * milliseconds; a writer may take any time.
 */
function openPipe(descriptor: number, path: string, timeout: number): Pick<OpenedInput, 'chunks' | 'close'> {
  let socket: Socket | undefined
  async function* chunks() {
    const first = await awaitWriter(descriptor, isShellPipe(path) ? 0 : timeout)
    if (first === undefined) return
    const net = await import('node:net')
    socket = new net.Socket({ fd: descriptor, readable: true, writable: false })
    if (first.length > 0) yield first
    yield* socket
  }
  return { chunks, close: () => (socket ? socket.destroy() : closeSync(descriptor)) }
}

/** Whether a pipe comes from `<(command)` of a shell, which had its writer before. */
const isShellPipe = (path: string): boolean => /^\/(?:dev\/fd|proc)\//.test(path)

/** Waits for a writer and returns its first bytes, which may be none yet; undefined when there will be no writer. */
async function awaitWriter(descriptor: number, limit: number): Promise<Buffer | undefined> {
  const target = Buffer.allocUnsafe(64 * 1024)
  for (let waited = 0; ; waited += pollInterval) {
    const read = readNow(descriptor, target)
    if (read !== 0) return target.subarray(0, read ?? 0)
    if (limit === 0) return undefined
    if (waited >= limit) throw new InputError(`is a pipe into which nobody writes (waited ${formatSeconds(limit)})`)
    await wait(pollInterval)
  }
}

/** Reads without waiting. Returns 0 when there is no writer, undefined when the writer has not written yet. */
function readNow(descriptor: number, target: Buffer): number | undefined {
  try {
    return readSync(descriptor, target)
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EAGAIN') return undefined
    throw error
  }
}
