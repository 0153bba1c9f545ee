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

/** Opens what is to be checked; what is odd about it is noted in half a sentence. Throws what explains itself by `explainFailure`. */
export async function openInput(
  { name, path, url }: Input,
  { timeout = defaultTimeout }: { timeout?: number },
  note: (text: string) => void,
): Promise<OpenedInput> {
  if (url !== undefined) return (await import('./openUrl')).openUrl(url, timeout, note)
  return path === undefined ? openStandardInput(name) : openFile(path, name, timeout)
}

function openStandardInput(name: string): OpenedInput {
  const shape = formatOfName(name)
  if (process.stdin.isTTY) writeStderr('beffroi: reading from the terminal, end with Ctrl-D\n')
  const about = fstatSync(0)
  // The shell may have read a part of the file already, and owns the descriptor.
  if (about.isFile()) return { shape, chunks: openDescriptor(0, about, shape).chunks, close() {} }
  return { shape, chunks: () => process.stdin, close: () => process.stdin.destroy() }
}

const chunkSize = 256 * 1024

/** Small files share this memory, one after the other. */
let memory: Buffer | undefined

/** Opens a file or a named pipe. Throws what the file system throws, or an `InputError` for anything else. */
function openFile(path: string, name: string, timeout: number): OpenedInput {
  // Without O_NONBLOCK, opening a pipe waits for a writer, deaf to everything else.
  const descriptor = openSync(path, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0))
  const about = fstatSync(descriptor)
  if (about.isFile()) return openDescriptor(descriptor, about, formatOfName(name))
  if (about.isFIFO()) return { shape: formatOfName(name), ...openPipe(descriptor, path, timeout) }
  closeSync(descriptor)
  throw new InputError(about.isDirectory() ? 'is a folder, not a file' : 'is a device, not a file')
}

/** Reads a regular file that is open. */
function openDescriptor(descriptor: number, about: Stats, shape: OpenedInput['shape']): OpenedInput {
  return {
    shape,
    whole() {
      if (about.size > maxDocumentBytes) throw new InputError(tooLarge)
      return readWhole(descriptor, about)
    },
    chunks: () => readChunks(descriptor, about),
    close: () => closeSync(descriptor),
  }
}

function readWhole(descriptor: number, about: Stats): Buffer {
  // One byte more than the size of the file shows whether it grew.
  const room = memoryFor(about.size + 1)
  let length = 0
  for (let read = -1; read !== 0 && length < room.length; length += read) {
    read = readSync(descriptor, room, length, room.length - length, null)
  }
  if (length !== about.size) throw changed()
  return room.subarray(0, length)
}

function memoryFor(size: number): Buffer {
  if (size > chunkSize) return Buffer.allocUnsafeSlow(size)
  memory ??= Buffer.allocUnsafeSlow(chunkSize)
  return memory.subarray(0, size)
}

async function* readChunks(descriptor: number, about: Stats): AsyncGenerator<Buffer> {
  const room = Buffer.allocUnsafeSlow(Math.min(chunkSize, about.size + 1))
  for (;;) {
    const read = readSync(descriptor, room, 0, room.length, null)
    if (read === 0) break
    yield room.subarray(0, read)
  }
  const { size, mtimeMs } = fstatSync(descriptor)
  if (size !== about.size || mtimeMs !== about.mtimeMs) throw changed()
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
  const room = Buffer.allocUnsafe(64 * 1024)
  for (let waited = 0; ; waited += pollInterval) {
    const read = readNow(descriptor, room)
    if (read !== 0) return room.subarray(0, read ?? 0)
    if (limit === 0) return undefined
    if (waited >= limit) throw new InputError(`is a pipe into which nobody writes (waited ${formatSeconds(limit)})`)
    await wait(pollInterval)
  }
}

/** Reads without waiting. Returns 0 when there is no writer, undefined when the writer has not written yet. */
function readNow(descriptor: number, room: Buffer): number | undefined {
  try {
    return readSync(descriptor, room)
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EAGAIN') return undefined
    throw error
  }
}
