import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { inject } from 'vitest'

const known = new Map<string, Promise<string>>()

/** Returns what `create` resolves to, which is called by one worker of the run only. The others wait for it. */
export function onceInRun(name: string, create: () => Promise<string>): Promise<string> {
  const result = known.get(name) ?? readOrCreate(join(inject('databaseFolder'), name), create)
  known.set(name, result)
  return result
}

async function readOrCreate(path: string, create: () => Promise<string>): Promise<string> {
  const lock = `${path}.lock`
  while (!existsSync(path)) {
    if (!take(lock)) {
      await wait(20)
      continue
    }
    try {
      writeFileSync(`${path}.part`, await create())
      renameSync(`${path}.part`, path)
    } catch (error) {
      rmSync(lock)
      throw error
    }
  }
  return readFileSync(path, 'utf8')
}

function take(lock: string): boolean {
  try {
    writeFileSync(lock, '', { flag: 'wx' })
    return true
  } catch {
    return false
  }
}
