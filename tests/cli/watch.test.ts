import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { errorBlock, validBlock, warningBlock } from '../helpers/cli/documents'
import { folderOf } from '../helpers/cli/folderOf'
import { startCli } from '../helpers/cli/startCli'

const write = (cwd: string, name: string, document: unknown) =>
  writeFileSync(join(cwd, name), typeof document === 'string' ? document : JSON.stringify(document))

async function watch(files: Record<string, unknown>, ...args: string[]) {
  const cwd = folderOf(files)
  const started = await startCli(['validate', '--watch', '--format', 'compact', ...args], { cwd })
  const end = async () => {
    started.child.kill('SIGINT')
    return started.ended
  }
  return { cwd, ...started, end }
}

/** The line that ends the output of one round. */
const round = '(Ctrl-C ends)'

describe('--watch', () => {
  it('checks everything once, then each change, and exits with the last state', async () => {
    const { cwd, until, end } = await watch({ 'p/a.json': validBlock, 'p/b.json': errorBlock }, 'p')
    const first = await until(round)
    expect(first).toContain('p/b.json:1:')
    expect(first).toContain('watching 2 files: 1 error, 0 warnings in 1 of them')
    write(cwd, 'p/a.json', errorBlock)
    const second = await until(round)
    expect(second).toMatch(/──── \d\d:\d\d:\d\d · p\/a\.json ────/)
    expect(second).toContain('p/a.json:1:')
    expect(second).not.toContain('p/b.json:1:')
    write(cwd, 'p/a.json', validBlock)
    write(cwd, 'p/b.json', warningBlock)
    expect(await until(round)).toContain('watching 2 files: 0 errors, 1 warning in 1 of them')
    expect(await end()).toBe(0)
  })

  it('exits 1 while there are errors', async () => {
    const { until, end } = await watch({ 'a.json': errorBlock }, 'a.json')
    await until(round)
    expect(await end()).toBe(1)
  })

  it('handles files that are new, half written, replaced, renamed or deleted', async () => {
    const { cwd, until, end } = await watch({ 'p/a.json': validBlock }, 'p')
    await until(round)
    mkdirSync(join(cwd, 'p/deep/er'), { recursive: true })
    write(cwd, 'p/deep/er/new.json', '{"type":"title","data":{"te')
    expect(await until(round)).toMatch(/p\/deep\/er\/new\.json:1:\d+: error not-json/)
    write(cwd, 'p/deep/er/new.json', errorBlock)
    expect(await until(round)).toMatch(/p\/deep\/er\/new\.json:1:\d+: error out-of-range/)
    write(cwd, 'p/next', validBlock)
    renameSync(join(cwd, 'p/next'), join(cwd, 'p/deep/er/new.json'))
    expect(await until(round)).toContain('watching 2 files: no issue')
    renameSync(join(cwd, 'p/deep/er/new.json'), join(cwd, 'p/moved.json'))
    const moved = await until(round)
    expect(moved).toContain('p/deep/er/new.json is no longer there')
    expect(moved).toContain('· p/moved.json ─')
    rmSync(join(cwd, 'p'), { recursive: true })
    expect(await until('watching 0 files')).toContain('p: no such file or folder')
    mkdirSync(join(cwd, 'p'))
    write(cwd, 'p/back.json', validBlock)
    await until('watching 1 file: no issue')
    expect(await end()).toBe(0)
  })

  it('follows the configuration and ignore files, and reports mistakes in them', async () => {
    const { cwd, until, end } = await watch({ 'a.json': errorBlock, 'b.json': validBlock })
    await until('watching 2 files: 1 error')
    write(cwd, 'beffroi.config.json', { rules: { 'out-of-range': 'off' } })
    await until('watching 2 files: no issue')
    write(cwd, 'beffroi.config.json', { ruls: {} })
    expect(await until('Did you mean "rules"?')).toContain('beffroi.config.json has a mistake')
    write(cwd, 'beffroi.config.json', {})
    await until('watching 2 files: 1 error')
    write(cwd, '.beffroiignore', 'a.json\n')
    await until('watching 1 file: no issue')
    rmSync(join(cwd, '.beffroiignore'))
    await until('watching 2 files: 1 error')
    expect(await end()).toBe(1)
  })
})
