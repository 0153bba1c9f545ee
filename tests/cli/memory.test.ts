import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { validBlock } from '../helpers/cli/documents'
import { folderOf } from '../helpers/cli/folderOf'
import { runCli } from '../helpers/cli/runCli'
import { root } from '../helpers/fixtures'

const record = `${JSON.stringify({ title: 'Page', components: Array.from({ length: 400 }, () => validBlock) })}\n`

/** The peak memory of a check of this many records, in MB. */
async function peak(records: number): Promise<number> {
  const cwd = folderOf({ 'pages.ndjson': record.repeat(records) })
  const file = join(cwd, 'peak')
  const required = join(root, 'scripts/bench/cli/contenders/writePeak.cjs')
  const env = { PEAK_FILE: file, NODE_OPTIONS: `--require=${JSON.stringify(required)}` }
  const { code } = await runCli(['validate', 'pages.ndjson'], { cwd, env })
  expect(code).toBe(0)
  return Number(readFileSync(file, 'utf8')) / 1e6
}

it('the memory for records does not grow with their number', async () => {
  const [few, many] = [await peak(200), await peak(2_000)]
  expect(many).toBeLessThan(110)
  expect(many).toBeLessThan(few * 1.3)
})
