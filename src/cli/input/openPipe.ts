import { closeSync, readSync } from 'node:fs'
import type { Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { inSeconds } from './inSeconds'
import type { Source } from './Source'
import { Unreadable } from './Unreadable'

/** In milliseconds: how often to look for a writer. */
const step = 25

/**
 * Reads a pipe that was opened without blocking. Once there is a writer it may take its time; a named pipe to which nobody
 * comes for `timeout` milliseconds is given up.
 */
export function openPipe(descriptor: number, path: string, timeout: number): Pick<Source, 'chunks' | 'close'> {
  let socket: Socket | undefined
  async function* chunks() {
    const first = await awaitWriter(descriptor, isOfShell(path) ? 0 : timeout)
    if (first === undefined) return
    const net = await import('node:net')
    socket = new net.Socket({ fd: descriptor, readable: true, writable: false })
    if (first.length > 0) yield first
    yield* socket
  }
  return { chunks, close: () => (socket ? socket.destroy() : closeSync(descriptor)) }
}

/** The pipes of a shell, `<(command)`, have had their writer already. */
const isOfShell = (path: string): boolean => /^\/(?:dev\/fd|proc)\//.test(path)

/** What is there first, which is nothing yet where a writer thinks; undefined when nothing will come. */
async function awaitWriter(descriptor: number, limit: number): Promise<Buffer | undefined> {
  const room = Buffer.allocUnsafe(64 * 1024)
  for (let waited = 0; ; waited += step) {
    const read = readNow(descriptor, room)
    if (read !== 0) return room.subarray(0, read ?? 0)
    if (limit === 0) return undefined
    if (waited >= limit) throw new Unreadable(`is a pipe into which nobody writes (waited ${inSeconds(limit)})`)
    await wait(step)
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
