import { closeSync, constants, fstatSync, openSync, readSync, type Stats } from 'node:fs'
import { documentLimit, tooLarge } from './documentLimit'
import { openPipe } from './openPipe'
import type { Source } from './Source'
import { shapeOf } from './shapeOf'
import { Unreadable } from './Unreadable'

const chunkSize = 256 * 1024

/** Small files are read into the same memory one after the other. */
let memory: Buffer | undefined

/** Opens a file or a named pipe. Throws what the file system throws, or `Unreadable` for what is neither. */
export function openFile(path: string, name: string, timeout: number): Source {
  // Without O_NONBLOCK, opening a pipe waits for a writer, deaf to everything else.
  const descriptor = openSync(path, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0))
  const about = fstatSync(descriptor)
  if (about.isFile()) return openDescriptor(descriptor, about, shapeOf(name))
  if (about.isFIFO()) return { shape: shapeOf(name), ...openPipe(descriptor, path, timeout) }
  closeSync(descriptor)
  throw new Unreadable(about.isDirectory() ? 'is a folder, not a file' : 'is a device, not a file')
}

/** Reads a regular file that is open. */
export function openDescriptor(descriptor: number, about: Stats, shape: Source['shape']): Source {
  return {
    shape,
    whole() {
      if (about.size > documentLimit) throw new Unreadable(tooLarge)
      return readWhole(descriptor, about)
    },
    chunks: () => readChunks(descriptor, about),
    close: () => closeSync(descriptor),
  }
}

function readWhole(descriptor: number, about: Stats): Buffer {
  // One byte more than the file has tells whether it grew.
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

const changed = () => new Unreadable('changed while it was read; check it again')
