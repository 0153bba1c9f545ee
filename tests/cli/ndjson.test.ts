import { appendFileSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { Settings } from '../../src/cli/config/Settings'
import { splitLines } from '../../src/cli/input/chunks'
import { detectFormat } from '../../src/cli/input/openContent'
import { checkDocuments } from '../../src/cli/validate/checkDocuments'
import { FileResultBuilder } from '../../src/cli/validate/FileResultBuilder'
import { errorBlock, validBlock, warningBlock } from '../helpers/cli/documents'
import { folderOf } from '../helpers/cli/folderOf'
import { readReport } from '../helpers/cli/readReport'
import { runCli } from '../helpers/cli/runCli'

const line = (document: unknown) => JSON.stringify(document)

async function check(content: string | Uint8Array, name = 'a.ndjson') {
  const run = await runCli(['validate', name, '--format', 'json'], { cwd: folderOf({ [name]: content }) })
  const { files, summary, problems } = readReport(run)
  const places = files[0]?.issues.map(({ record, line: at, column, code }) => `${record} ${at}:${column} ${code}`) ?? []
  return { code: run.code, places, file: files[0], summary, problems }
}

const settings: Settings = {
  as: undefined,
  at: undefined,
  severities: {},
  lint: { locale: 'fr', now: new Date('2026-06-01'), timeZone: 'Europe/Brussels' },
}

describe('NDJSON', () => {
  it('contains a document on each line, reported with its number and its line of the file', async () => {
    const found = await check(`${line(validBlock)}\n${line(errorBlock)}\n${line(validBlock)}\n${line(warningBlock)}\n`)
    expect(found.code).toBe(1)
    expect(found.places).toEqual(['2 2:52 out-of-range', '4 4:44 unknown-property'])
    expect(found.file).toMatchObject({ kind: 'block', blocks: 4 })
    expect(found.summary).toMatchObject({ files: 1, documents: 4, errors: 1, warnings: 1 })
  })

  it('may have no final line break, CRLF, a byte-order mark and blank lines', async () => {
    const found = await check(
      `\uFEFF${line(errorBlock)}\r\n\r\n \t\n${line(validBlock)}\r\n{"type": \r\n${line(errorBlock)}`,
      'a.JSONL',
    )
    expect(found.places).toEqual(['1 1:52 out-of-range', '3 5:10 not-json', '4 6:52 out-of-range'])
    expect(found.summary.documents).toBe(4)
  })

  it('gives a record the same issues whether or not invalid UTF-8 follows', async () => {
    const [marked, latin] = [Buffer.from(`\ufeff${line(validBlock)}\n`), Buffer.from(`"\u00e9"\n`, 'latin1')]
    const found = await check(Buffer.concat([marked, marked]))
    expect(found.places).toEqual(['2 2:1 not-json'])
    expect((await check(Buffer.concat([marked, marked, latin]))).places).toEqual([...found.places, '3 3:2 not-json'])
  })

  it('continues after an invalid record of any kind', async () => {
    const bytes = Buffer.concat([
      Buffer.from(`{"type": "title"\n${line({ name: 'Montclair' })}\n{"type":"title","data":{"text":"`),
      Buffer.from([0xe9]),
      Buffer.from(
        `"}}\n${line({ type: 'title', data: { text: 'Été', level: 9 } })}\n[1,]\n{}{}\n${line([errorBlock])}\n`,
      ),
    ])
    const found = await check(bytes)
    expect(found.code).toBe(2)
    expect(found.places).toEqual([
      '1 1:17 not-json',
      '3 3:33 not-json',
      '4 4:46 out-of-range',
      '5 5:4 not-json',
      '6 6:3 not-json',
      '7 7:53 out-of-range',
    ])
    expect(found.problems).toMatchObject([{ file: 'a.ndjson', problem: expect.stringMatching(/^record 2 .*--as/) }])
    expect(found.file?.kind).toBeNull()
  })

  it('reports records that span several lines', async () => {
    const run = await runCli(['validate', 'a.ndjson'], { cwd: folderOf({ 'a.ndjson': '{\n  "type": "title"\n}\n' }) })
    expect(run.stdout).toContain('a.ndjson:1:2 (record 1)')
    expect(run.stdout).toContain('stands on one line')
  })

  it('is reported once when it is UTF-16', async () => {
    const found = await check(Buffer.from(`\uFEFF${line(validBlock)}\n${line(validBlock)}\n`, 'utf16le'))
    expect(found.places).toEqual(['undefined 1:1 not-json'])
  })

  it('has no document when it is empty', async () => {
    expect((await check('\n\n')).summary).toMatchObject({ files: 1, documents: 0, errors: 0 })
  })

  it('is found in folders and checked as the kind of --as', async () => {
    const cwd = folderOf({ 'p/a.ndjson': `${line(validBlock)}\n`, 'p/b.jsonl': `${line({ components: [] })}\n` })
    const report = readReport(await runCli(['validate', 'p', '--as', 'block', '--format', 'json'], { cwd }))
    expect(report.files.map(({ file, kind, issues }) => [file, kind, issues.length > 0])).toEqual([
      ['p/a.ndjson', 'block', false],
      ['p/b.jsonl', 'block', true],
    ])
  })
})

describe('NDJSON on standard input', () => {
  const records = `${line(validBlock)}\n${line(errorBlock)}\n`

  it.each([
    ['by its name', `${line(errorBlock)}\n`, ['--stdin-filename', 'x.ndjson'], 1],
    ['by its first lines', records, [], 2],
    ['by its first lines, one of them wrong', `{"type": }\n${line(errorBlock)}\n`, [], 2],
    ['not at all when it is one document over several lines', JSON.stringify(errorBlock, null, 2), [], undefined],
    ['not at all when it is one line', `\n${line(errorBlock)}\n\n`, [], undefined],
  ])('is recognised %s', async (_, stdin, args, record) => {
    const { files } = readReport(await runCli(['validate', '-', '--format', 'json', ...args], { stdin }))
    expect(files[0]?.issues.at(-1)).toMatchObject({ code: 'out-of-range' })
    expect(files[0]?.issues.at(-1)?.record).toBe(record)
  })

  it('is a single document when its name ends in .json', async () => {
    const args = ['validate', '-', '--format', 'json', '--stdin-filename', 'x.json']
    const { files } = readReport(await runCli(args, { stdin: records }))
    expect(files[0]?.issues).toMatchObject([
      { code: 'not-json', line: 2, column: 1, suggestion: expect.stringContaining('.ndjson') },
    ])
  })

  it.each([
    ['', undefined, 'json'],
    ['{"a":1}', undefined, 'json'],
    ['{"a":1}\n  \n', undefined, 'json'],
    ['{"a":1}\n{', 'ndjson', 'ndjson'],
    ['\n\n[1]\r\n[2]', 'ndjson', 'ndjson'],
    ['{"a":}\n{"b"', 'ndjson', 'ndjson'],
    ['{\n"a":1}', 'json', 'json'],
    ['[\n[1],\n[2]]', 'json', 'json'],
  ])('%j is recognised after enough bytes', (text, begun, whole) => {
    expect(detectFormat(Buffer.from(text), false)).toBe(begun)
    expect(detectFormat(Buffer.from(text), true)).toBe(whole)
  })
})

describe('a file of any size', () => {
  it('skips a record that is too long and continues after it', async () => {
    const chunks = async function* () {
      yield* ['ab\ncd', 'ef', 'ghi', 'jkl\nmn', '\nop'].map((text) => Buffer.from(text))
    }
    const lines: (string | undefined)[] = []
    for await (const part of splitLines(chunks(), 8)) lines.push(part?.toString())
    expect(lines).toEqual(['ab\n', undefined, 'mn\n', 'op'])
  })

  it.runIf(process.platform === 'linux')('reports a record longer than a string, and 2 GB of zero bytes', async () => {
    const cwd = folderOf({ 'a.ndjson': '{"type"', 'b.json': '', 'c.json': errorBlock, 'd.ndjson': '' })
    truncateSync(join(cwd, 'a.ndjson'), 2 ** 29)
    truncateSync(join(cwd, 'b.json'), 2 ** 31)
    truncateSync(join(cwd, 'd.ndjson'), 2 ** 31)
    const run = await runCli(['validate', '.'], { cwd })
    expect(run.code).toBe(2)
    expect(run.stderr).toMatch(/^beffroi: a\.ndjson: record 1 is too large: one document may have 512 MB$/m)
    expect(run.stderr).toMatch(/^beffroi: b\.json: is too large: one document may have 512 MB$/m)
    expect(run.stdout).toContain('c.json:1:52')
    expect(run.stdout).toContain('d.ndjson:1:1  error not-json\n  The file begins with zero bytes')
  })
})

describe('a file that changes while it is read', () => {
  it('is reported, with the issues found until then', async () => {
    const cwd = folderOf({ 'a.ndjson': `${line(errorBlock)}\n`.repeat(2) })
    const path = join(cwd, 'a.ndjson')
    const file = new FileResultBuilder('a.ndjson')
    for await (const { record } of checkDocuments({ name: 'a.ndjson', path }, settings, file, () => {})) {
      if (record === 1) appendFileSync(path, `${line(validBlock)}\n`)
    }
    expect(file.result()).toMatchObject({
      problem: 'changed while it was read; check it again',
      checked: { documents: 3, errors: 2 },
    })
  })

  it('is not read further when the caller stops', async () => {
    const cwd = folderOf({})
    const path = join(cwd, 'a.ndjson')
    writeFileSync(path, `${line(errorBlock)}\n`.repeat(9))
    const file = new FileResultBuilder('a.ndjson')
    for await (const { record } of checkDocuments({ name: 'a.ndjson', path }, settings, file, () => {})) {
      if (record === 3) break
    }
    expect(file.result()).toMatchObject({ documents: 3, errors: 3 })
  })
})
