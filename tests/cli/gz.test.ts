import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { gunzip } from '../../src/cli/input/gunzip'
import { errorBlock, validBlock } from '../helpers/cli/documents'
import { folderOf } from '../helpers/cli/folderOf'
import { readReport } from '../helpers/cli/readReport'
import { runCli } from '../helpers/cli/runCli'

const records = `${JSON.stringify(validBlock)}\n${JSON.stringify(errorBlock)}\n`

describe('gzip', () => {
  it('is recognised by its name and its first bytes, in files, folders and on standard input', async () => {
    const cwd = folderOf({
      'p/a.json.gz': gzipSync(JSON.stringify(errorBlock)),
      'p/b.ndjson.gz': gzipSync(records),
      'p/c.json': gzipSync(JSON.stringify(errorBlock)),
      'p/d.jsonl': gzipSync(records),
      'p/e.json.gz': Buffer.concat([gzipSync('{"type":"title",'), gzipSync('"data":{"text":"x","level":9}}')]),
    })
    const stdin = gzipSync(records)
    const report = readReport(await runCli(['validate', 'p', '-', '--format', 'json'], { cwd, stdin }))
    const issues = report.files.map(
      ({ file, issues: [issue] }) => `${file} ${issue?.record} ${issue?.line} ${issue?.code}`,
    )
    expect(issues).toEqual([
      '<stdin> 2 2 out-of-range',
      'p/a.json.gz undefined 1 out-of-range',
      'p/b.ndjson.gz 2 2 out-of-range',
      'p/c.json undefined 1 out-of-range',
      'p/d.jsonl 2 2 out-of-range',
      'p/e.json.gz undefined 1 out-of-range',
    ])
  })

  it('is reported when it is truncated, damaged or not gzip, with the issues found before, and the others are checked', async () => {
    const packed = gzipSync(JSON.stringify(errorBlock))
    const many = gzipSync(`${JSON.stringify(errorBlock)}\n`.repeat(20_000))
    const cwd = folderOf({
      'bad.json.gz': Buffer.concat([packed.subarray(0, 20), Buffer.from('not what it was, by far')]),
      'cut.json.gz': packed.subarray(0, 30),
      'good.json': validBlock,
      'none.json.gz': JSON.stringify(validBlock),
      'records.ndjson.gz': many.subarray(0, many.length - 4),
      'z.json': Buffer.from('PK\u0003\u0004 and so on'),
    })
    const run = await runCli(['validate', '.', '--format', 'json', '--quiet'], { cwd })
    const { problems, files, summary } = readReport(run)
    expect(run.code).toBe(2)
    expect(problems).toEqual([
      { file: 'bad.json.gz', problem: expect.stringMatching(/^is (damaged: its|cut off: its) gzip data/) },
      { file: 'cut.json.gz', problem: 'is cut off: its gzip data ends too early' },
      { file: 'none.json.gz', problem: 'is named .gz, but is not gzip' },
      { file: 'records.ndjson.gz', problem: 'is cut off: its gzip data ends too early' },
      { file: 'z.json', problem: 'is a zip archive; unpack it first' },
    ])
    expect(files.map(({ file }) => file)).toEqual(['good.json', 'records.ndjson.gz'])
    expect(summary.errors).toBeGreaterThan(18_000)
  })

  it('is refused when it unpacks to far more than its size', async () => {
    // Each part unpacks to 64 MB of zeros, so a few parts make gigabytes.
    const part = gzipSync(Buffer.alloc(2 ** 26))
    async function* bomb() {
      for (;;) yield part
    }
    let size = 0
    const reading = (async () => {
      for await (const chunk of gunzip(bomb())) size += chunk.length
    })()
    await expect(reading).rejects.toThrow('unpacks to over 1 GB and 200 times its size')
    expect(size).toBeLessThan(2 ** 31)
  })
})
