import { spawn } from 'node:child_process'
import { existsSync, readFileSync, utimesSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { lockFolder } from '../../../src/server/db/lock/lockFolder'
import { folderOfTest } from '../../helpers/server/temporaryFolder'

/** A process that does nothing until the test ends, and its id. */
function otherProcess(): number {
  const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'])
  onTestFinished(() => void child.kill())
  return child.pid ?? 0
}

/** The id of a process that has ended. */
const deadProcess = (): Promise<number> =>
  new Promise((resolve) => {
    const child = spawn(process.execPath, ['-e', ''])
    child.on('exit', () => resolve(child.pid ?? 0))
  })

const write = (folder: string, holder: object | string) =>
  writeFileSync(join(folder, 'server.lock'), typeof holder === 'string' ? holder : JSON.stringify(holder))

describe('the lock of a data folder', () => {
  it('exists while the folder is in use', () => {
    const folder = folderOfTest()
    const unlock = lockFolder(folder)
    expect(JSON.parse(readFileSync(join(folder, 'server.lock'), 'utf8')).pid).toBe(process.pid)
    unlock()
    expect(existsSync(join(folder, 'server.lock'))).toBe(false)
    lockFolder(folder)()
  })

  it('names the process that holds it', () => {
    const folder = folderOfTest()
    const pid = otherProcess()
    write(folder, { pid, host: hostname(), started: '' })
    expect(() => lockFolder(folder)).toThrow(`in use by another Beffroi server (process ${pid})`)
  })

  it('is not given twice to the same process', () => {
    const folder = folderOfTest()
    const unlock = lockFolder(folder)
    expect(() => lockFolder(folder)).toThrow(`process ${process.pid}`)
    unlock()
  })

  it('is taken over from a process that died', async () => {
    const folder = folderOfTest()
    write(folder, { pid: await deadProcess(), host: hostname(), started: '' })
    lockFolder(folder)()
  })

  it('is taken over from an earlier life of this process’ id, and of another process’ id', () => {
    const folder = folderOfTest()
    write(folder, { pid: process.pid, host: hostname(), started: 'before/1' })
    lockFolder(folder)()
    if (process.platform !== 'linux') return
    write(folder, { pid: otherProcess(), host: hostname(), started: 'before/1' })
    lockFolder(folder)()
  })

  it('is taken over when it is unreadable', () => {
    const folder = folderOfTest()
    write(folder, 'garbage')
    lockFolder(folder)()
  })

  it('belongs to another machine until its heartbeat stops', () => {
    const folder = folderOfTest()
    write(folder, { pid: 1, host: 'elsewhere', started: '' })
    expect(() => lockFolder(folder)).toThrow('process 1 on elsewhere')
    const past = new Date(Date.now() - 60_000)
    utimesSync(join(folder, 'server.lock'), past, past)
    lockFolder(folder)()
  })
})
