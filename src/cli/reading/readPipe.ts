import { closeSync, readSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { Unreadable } from './Unreadable'

/** In milliseconds: how long somebody may take to open the other end of a named pipe, and how often to look. */
const patience = { total: 5000, step: 25 }

/**
 * What is written into a pipe, opened without blocking. Once there is a writer it may take its time; a named pipe to which
 * nobody comes is given up.
 */
export async function* readPipe(descriptor: number, path: string): AsyncGenerator<Buffer> {
  const first = await awaitWriter(descriptor, path)
  const { Socket } = await import('node:net')
  if (first.length > 0) yield first
  yield* new Socket({ fd: descriptor, readable: true, writable: false })
}

async function awaitWriter(descriptor: number, path: string): Promise<Buffer> {
  // The pipes of a shell, `<(command)`, have had their writer already.
  const limit = /^\/(?:dev\/fd|proc)\//.test(path) ? 0 : patience.total
  const room = Buffer.allocUnsafe(64 * 1024)
  for (let waited = 0; ; waited += patience.step) {
    try {
      const read = readSync(descriptor, room)
      if (read > 0 || limit === 0) return room.subarray(0, read)
    } catch (error) {
      if (error instanceof Error && 'code' in error && error.code === 'EAGAIN') return room.subarray(0, 0)
      closeSync(descriptor)
      throw error
    }
    if (waited >= limit) {
      closeSync(descriptor)
      throw new Unreadable(`is a pipe into which nobody writes (waited ${limit / 1000} seconds)`)
    }
    await wait(patience.step)
  }
}
