import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import fc from 'fast-check'
import { describe, expect, it, onTestFinished } from 'vitest'
import { builtCli } from '../helpers/cli/builtCli'
import { errorBlock, validBlock } from '../helpers/cli/documents'
import { folderOf } from '../helpers/cli/folderOf'
import { readReport } from '../helpers/cli/readReport'
import { runCli } from '../helpers/cli/runCli'

const isUnix = process.platform !== 'win32'

describe.runIf(isUnix)('a path that is not a regular file', () => {
  it('is reported, and the others are checked', async () => {
    const cwd = folderOf({ 'good.json': validBlock, 'folder/readme.md': '#' })
    execFileSync('mkfifo', [join(cwd, 'pipe.json')])
    const server = createServer().listen(join(cwd, 'socket.json'))
    onTestFinished(() => void server.close())
    await once(server, 'listening')
    const inputs = ['/dev/null', 'folder', 'good.json', 'pipe.json', 'socket.json']
    const run = await runCli(['validate', ...inputs, '--format', 'json', '--timeout', '1'], { cwd })
    expect(run.code).toBe(2)
    const { problems, files } = readReport(run)
    expect(problems.map(({ file, problem }) => `${file} ${problem}`).sort()).toEqual([
      '/dev/null is not a file or a folder',
      expect.stringMatching(/^folder no .* file in this folder$/),
      'pipe.json is a pipe into which nobody writes (waited 1 second)',
      'socket.json is not a file or a folder',
    ])
    expect(files.map(({ file }) => file)).toEqual(['good.json'])
    expect(run.stderr).not.toMatch(/^\s+at /m)
  })

  it('is read when it is a pipe with a slow writer', async () => {
    const cwd = folderOf({})
    execFileSync('mkfifo', [join(cwd, 'pipe')])
    const running = runCli(['validate', 'pipe', '--format', 'json', '--timeout', '1'], { cwd })
    const writer = await open(join(cwd, 'pipe'), 'w')
    const text = `${JSON.stringify(validBlock)}\n${JSON.stringify(errorBlock)}\n`
    for (const part of [text.slice(0, 30), text.slice(30)]) await writer.write(part)
    await writer.close()
    expect(readReport(await running).files[0]?.issues).toMatchObject([{ record: 2, line: 2 }])
  })

  it('is reported when it disappears before it is read', async () => {
    const cwd = folderOf({ 'b.json': errorBlock, 'c.json': errorBlock, 'd.json': errorBlock })
    execFileSync('mkfifo', [join(cwd, 'a')])
    const running = runCli(['validate', 'a', 'b.json', 'c.json', 'd.json', '--format', 'json'], { cwd })
    // The command has listed all files before it opens the first.
    const writer = await open(join(cwd, 'a'), 'w')
    rmSync(join(cwd, 'b.json'))
    rmSync(join(cwd, 'c.json'))
    execFileSync('mkdir', [join(cwd, 'c.json')])
    await writer.write(JSON.stringify(validBlock))
    await writer.close()
    const run = await running
    const { problems, files } = readReport(run)
    expect(run.code).toBe(2)
    expect(problems).toEqual([
      { file: 'b.json', problem: 'no such file or folder' },
      { file: 'c.json', problem: 'is a folder, not a file' },
    ])
    expect(files.map(({ file, issues }) => [file, issues.length])).toEqual([
      ['a', 0],
      ['d.json', 1],
    ])
  })
})

describe.runIf(isUnix)('standard input', () => {
  const run = async (script: string, cwd: string) => {
    const child = spawn('bash', ['-c', script, process.execPath, await builtCli()], { cwd })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk))
    const [code] = await once(child, 'close')
    return { code, output }
  }

  it('may be a file, from its current offset', async () => {
    const cwd = folderOf({ 'a.ndjson': `${JSON.stringify(errorBlock)}\n${JSON.stringify(errorBlock)}\n` })
    const whole = await run('"$0" "$1" validate - --stdin-filename x.ndjson < a.ndjson', cwd)
    expect(whole).toMatchObject({ code: 1, output: expect.stringContaining('x.ndjson:2:52 (record 2)') })
    const left = await run('(read -r first; "$0" "$1" validate - --format compact) < a.ndjson', cwd)
    expect(left.output).toMatch(/^<stdin>:1:52: error/m)
    expect(left.output).not.toContain('<stdin>:2')
  })

  it('is reported when it is closed', async () => {
    const { code, output } = await run('"$0" "$1" validate - <&-', folderOf({}))
    expect([1, 2]).toContain(code)
    expect(output).toMatch(/is closed|The document is empty/)
    expect(output).not.toMatch(/^\s+at /m)
  })
})

describe('encodings that JSON does not allow', () => {
  const json = '{"type":"title","data":{"text":"Été 🎄"}}'

  it.each([
    ['UTF-32 little-endian', wide(json, false, false)],
    ['UTF-32 little-endian with a mark', wide(json, true, false)],
    ['UTF-32 big-endian', wide(json, false, true)],
    ['UTF-32 big-endian with a mark', wide(json, true, true)],
  ])('%s is named', async (_, content) => {
    const run = await runCli(['validate', 'a.json'], { cwd: folderOf({ 'a.json': content }) })
    expect(run.code).toBe(1)
    expect(run.stdout).toContain('a.json:1:1  error not-json\n  The file is encoded in UTF-32')
    expect(run.stdout).toContain(json)
  })

  it('zero bytes are named, in any number', async () => {
    const run = await runCli(['validate', 'a.json'], { cwd: folderOf({ 'a.json': Buffer.alloc(5_000_000) }) })
    expect(run.stdout).toContain('begins with zero bytes')
  })
})

describe('texts that are expensive to check', () => {
  it.each([
    ['a string with millions of escapes, and a fault after it', `["${'\\n'.repeat(3_000_000)}" 1]`],
    ['a string with millions of escapes that does not end', `["${'\\n'.repeat(3_000_000)}`],
    ['a word of millions of letters', 'a'.repeat(5_000_000)],
    ['a comment of millions of letters', `[/*${'*'.repeat(5_000_000)}`],
  ])('%s: one issue, in a short time', async (_, text) => {
    const run = await runCli(['validate', 'a.json', '--format', 'json'], { cwd: folderOf({ 'a.json': text }) })
    const [issue] = readReport(run).files[0]?.issues ?? []
    expect(issue?.code).toBe('not-json')
    expect(issue?.message.length).toBeLessThan(200)
    expect(run.stderr).toBe('')
  })

  it('finds repeated names 100,000 levels deep', async () => {
    const text = `{"components":[],"title":"x","a":${'{"b":'.repeat(100_000)}1,"b":2${'}'.repeat(100_000)}}`
    const run = await runCli(['validate', 'a.json', '--format', 'json'], { cwd: folderOf({ 'a.json': text }) })
    expect(readReport(run).files[0]?.issues.map(({ code }) => code)).toContain('duplicate-key')
    expect(run.stderr).toBe('')
  })
})

describe('changed bytes', () => {
  it('give a result for every file and never crash the command', async () => {
    const text = JSON.stringify({
      title: 'Été',
      components: [errorBlock, validBlock, { type: 'group', data: { components: [errorBlock] } }],
    })
    const seeds = [
      ['json', Buffer.from(text)],
      ['ndjson', Buffer.from(`${text}\n${text}\r\n\n${text}`)],
      ['json.gz', gzipSync(text)],
      ['ndjson.gz', gzipSync(`${text}\n${text}\n`)],
    ] as const
    const change = fc.tuple(fc.nat(), fc.nat({ max: 3 }), fc.uint8Array({ maxLength: 3 }))
    const changes = fc.sample(fc.array(change, { minLength: 1, maxLength: 4 }), { numRuns: 60, seed: 40 })
    const files = seeds.flatMap(([ending, seed]) =>
      changes.map((list, index) => [`${index}.${ending}`, list.reduce(mutate, seed)] as const),
    )
    const run = await runCli(['validate', '.', '--format', 'json'], { cwd: folderOf(Object.fromEntries(files)) })
    expect([1, 2]).toContain(run.code)
    expect(run.stderr).not.toMatch(/^\s+at |could not be checked|undefined|cannot be read/m)
    const report = readReport(run)
    const reported = new Set([...report.files, ...report.problems].map(({ file }) => file))
    expect(reported.size).toBe(files.length)
  })
})

function mutate(bytes: Buffer, [at, removed, inserted]: readonly [number, number, Uint8Array]): Buffer {
  const index = at % (bytes.length + 1)
  return Buffer.concat([bytes.subarray(0, index), inserted, bytes.subarray(index + removed)])
}

function wide(text: string, hasMark: boolean, isBig: boolean): Buffer {
  const points = [...(hasMark ? `\uFEFF${text}` : text)].map((character) => character.codePointAt(0) ?? 0)
  const bytes = Buffer.alloc(points.length * 4)
  for (const [index, point] of points.entries()) {
    if (isBig) bytes.writeUInt32BE(point, index * 4)
    else bytes.writeUInt32LE(point, index * 4)
  }
  return bytes
}
