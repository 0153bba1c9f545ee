import { closeSync, openSync, readFileSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { errorBlock, validBlock } from '../helpers/cli/documents'
import { folderOf } from '../helpers/cli/folderOf'
import { readReport } from '../helpers/cli/readReport'
import { type Run, runCli } from '../helpers/cli/runCli'
import { root } from '../helpers/fixtures'

const pageOf = (blocks: number) =>
  `${JSON.stringify({ title: 'Page', components: Array.from({ length: blocks }, () => validBlock) })}\n`

/** Runs a check in a folder and reads its peak memory, in MB. */
async function measure(cwd: string, ...args: string[]): Promise<{ run: Run; peak: number }> {
  const file = join(cwd, 'peak')
  const required = join(root, 'scripts/bench/cli/contenders/writePeak.cjs')
  const env = { PEAK_FILE: file, NODE_OPTIONS: `--require=${JSON.stringify(required)}` }
  const run = await runCli(['validate', 'a.ndjson', ...args], { cwd, env })
  return { run, peak: Number(readFileSync(file, 'utf8')) / 1e6 }
}

/** The peak memory of a check of this many records, in MB. */
async function peak(records: number): Promise<number> {
  const { run, peak } = await measure(folderOf({ 'a.ndjson': pageOf(400).repeat(records) }))
  expect(run.code).toBe(0)
  return peak
}

describe('the memory for records', () => {
  it('does not grow with their number', async () => {
    const [few, many] = [await peak(200), await peak(2_000)]
    expect(many).toBeLessThan(110)
    expect(many).toBeLessThan(few * 1.3)
  })

  it('is little for a file of 100 MB, which is read to its last record', async () => {
    const cwd = folderOf({ 'a.ndjson': '' })
    const descriptor = openSync(join(cwd, 'a.ndjson'), 'w')
    const part = pageOf(200).repeat(400)
    for (let written = 0; written < 100e6; written += part.length) writeSync(descriptor, part)
    writeSync(descriptor, JSON.stringify(errorBlock))
    closeSync(descriptor)
    const { run, peak } = await measure(cwd, '--format', 'json')
    const { files, summary } = readReport(run)
    expect(files[0]?.issues).toMatchObject([{ record: summary.documents, line: summary.documents, column: 52 }])
    expect(peak).toBeLessThan(113)
  })
})
