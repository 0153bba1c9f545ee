import { closeSync, readSync } from 'node:fs'
import type { Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import type { Source } from './Source'
import { Unreadable } from './Unreadable'

/** In milliseconds: how long somebody may take to open the other end of a named pipe, and how often to look. */
const patience = { total: 5000, step: 25 }

/**
 * Reads a pipe that was opened without blocking. Once there is a writer it may take its time; a named pipe to which nobody
 * comes is given up.
 */
export function openPipe(descriptor: number, path: string): Pick<Source, 'chunks' | 'close'> {
  let socket: Socket | undefined
  async function* chunks() {
    const first = await awaitWriter(descriptor, path)
    if (first === undefined) return
    const net = await import('node:net')
    socket = new net.Socket({ fd: descriptor, readable: true, writable: false })
    if (first.length > 0) yield first
    yield* socket
  }
  return { chunks, close: () => (socket ? socket.destroy() : closeSync(descriptor)) }
}

/** What is there first, which is nothing yet where a writer thinks; undefined when nothing will come. */
async function awaitWriter(descriptor: number, path: string): Promise<Buffer | undefined> {
  // The pipes of a shell, `<(command)`, have had their writer already.
  const limit = /^\/(?:dev\/fd|proc)\//.test(path) ? 0 : patience.total
  const room = Buffer.allocUnsafe(64 * 1024)
  for (let waited = 0; ; waited += patience.step) {
    const read = readNow(descriptor, room)
    if (read !== 0) return room.subarray(0, read ?? 0)
    if (limit === 0) return undefined
    if (waited >= limit) throw new Unreadable(`is a pipe into which nobody writes (waited ${limit / 1000} seconds)`)
    await wait(patience.step)
  }
}

/** How many bytes could be read: 0 when there is no writer, undefined when there is one. */
function readNow(descriptor: number, room: Buffer): number | undefined {
  try {
    return readSync(descriptor, room)
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EAGAIN') return undefined
    throw error
  }
}
