import { spawn } from 'node:child_process'
import { closeSync, existsSync, openSync } from 'node:fs'
import { text } from 'node:stream/consumers'
import { describe, expect, it } from 'vitest'
import { builtCli } from '../helpers/cli/builtCli'
import { errorBlock, validBlock } from '../helpers/cli/documents'
import { folderOf } from '../helpers/cli/folderOf'
import { readReport } from '../helpers/cli/readReport'
import { runCli } from '../helpers/cli/runCli'

function nest(levels: number): unknown {
  let block: unknown = validBlock
  for (let level = 1; level < levels; level++) block = { type: 'group', data: { components: [block] } }
  return { title: 'Deep', components: [block] }
}

async function check(document: unknown) {
  const run = await runCli(['validate', 'a.json', '--format', 'json'], { cwd: folderOf({ 'a.json': document }) })
  return { code: run.code, issues: readReport(run).files[0]?.issues ?? [] }
}

describe('large and deep documents', () => {
  it('a page of 20,000 blocks is checked to the last', async () => {
    const blocks = Array.from({ length: 20_000 }, (_, index) => (index === 19_999 ? errorBlock : validBlock))
    const { code, issues } = await check({ title: 'Large', components: blocks })
    expect(code).toBe(1)
    expect(issues).toMatchObject([{ code: 'out-of-range', pointer: '/components/19999/data/level', line: 1 }])
  })

  it('one block more is reported as too large, once', async () => {
    const blocks = Array.from({ length: 20_001 }, () => validBlock)
    const { issues } = await check({ title: 'Too large', components: blocks })
    expect(issues).toMatchObject([{ code: 'too-large', pointer: '/components' }])
  })

  it('64 levels of blocks are valid, 100 are reported at the first one past the limit', async () => {
    expect(await check(nest(64))).toEqual({ code: 0, issues: [] })
    const { issues } = await check(nest(100))
    expect(issues).toMatchObject([{ code: 'too-deep', pointer: `/components/0${'/data/components/0'.repeat(64)}` }])
  })

  it('20,000 faults on one line are shown without delay', async () => {
    const blocks = Array.from({ length: 20_000 }, () => errorBlock)
    const run = await runCli(['validate', 'a.json', '--format', 'compact', '--ignore', 'heading-jump'], {
      cwd: folderOf({ 'a.json': { title: 'x', components: blocks } }),
    })
    expect(run.code).toBe(1)
    expect(run.stdout.match(/^a\.json:1:/gm)).toHaveLength(20_000)
  })

  it.each([
    ['brackets that close', `${'['.repeat(500_000)}${']'.repeat(500_000)}`],
    ['brackets that do not', '['.repeat(500_000)],
    ['objects', `${'{"data":'.repeat(200_000)}1${'}'.repeat(200_000)}`],
  ])('hundreds of thousands of levels of %s do not crash it', async (_, content) => {
    const cwd = folderOf({ 'a.json': content, 'b.json': validBlock })
    const run = await runCli(['validate', 'a.json', 'b.json'], { cwd })
    expect([1, 2]).toContain(run.code)
    expect(run.stderr).not.toContain('call stack')
    expect(run.stdout).toMatch(/[12] files?/)
  })
})

describe('a reader that leaves early', () => {
  it('causes no error message and no other exit code', async () => {
    const blocks = Array.from({ length: 20_000 }, () => errorBlock)
    const cwd = folderOf({ 'a.json': { title: 'x', components: blocks } })
    const child = spawn(process.execPath, [await builtCli(), 'validate', 'a.json'], {
      cwd,
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let complaint = ''
    child.stderr.on('data', (chunk) => {
      complaint += chunk
    })
    child.stdout.once('data', () => child.stdout.destroy())
    const code = await new Promise((resolve) => child.on('close', resolve))
    expect({ code, complaint }).toEqual({ code: 1, complaint: '' })
  })
})

describe('an output that cannot be written', () => {
  it.runIf(existsSync('/dev/full'))('is reported in a sentence and exits 2', async () => {
    const cwd = folderOf({ 'a.json': validBlock })
    const full = openSync('/dev/full', 'w')
    const child = spawn(process.execPath, [await builtCli(), 'validate', 'a.json'], {
      cwd,
      stdio: ['ignore', full, 'pipe'],
    })
    const [complaint, code] = await Promise.all([
      child.stderr && text(child.stderr),
      new Promise((resolve) => child.on('close', resolve)),
    ])
    closeSync(full)
    expect(code).toBe(2)
    expect(complaint).toMatch(/^beffroi: cannot write the report: .*\n$/)
  })
})
