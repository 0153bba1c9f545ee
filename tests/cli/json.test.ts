import { describe, expect, it } from 'vitest'
import { validate } from '../../schemas/index'
import { errorBlock, validBlock, warningBlock } from '../helpers/cli/documents'
import { folderOf } from '../helpers/cli/folderOf'
import { runCli } from '../helpers/cli/runCli'

describe('--format json', () => {
  it('prints exactly the files with their issues and a summary', async () => {
    const text = '{\n  "type": "title",\n  "data": { "text": "Bienvenue", "level": 9 }\n}\n'
    const cwd = folderOf({ 'a.json': text, 'b.json': [validBlock, validBlock] })
    const run = await runCli(['validate', '.', '--format', 'json'], { cwd })
    const issues = validate(errorBlock).issues.map((issue) => ({ ...issue, line: 3, column: 43 }))
    expect(issues).toHaveLength(1)
    expect(JSON.parse(run.stdout)).toEqual({
      files: [
        { file: 'a.json', kind: 'block', blocks: 1, issues },
        { file: 'b.json', kind: 'blocks', blocks: 2, issues: [] },
      ],
      problems: [],
      summary: { files: 2, documents: 2, blocks: 3, errors: 1, warnings: 0, codes: { 'out-of-range': 1 } },
    })
    expect(run.stderr).toBe('')
  })

  it('prints only JSON when inputs fail', async () => {
    const cwd = folderOf({ 'a.json': '{', 'b.json': warningBlock, 'c.json': 42 })
    const run = await runCli(['validate', '.', 'none', '--format', 'json', '--max-warnings', '0'], { cwd })
    expect(JSON.parse(run.stdout)).toMatchObject({
      files: [
        { file: 'a.json', kind: null, blocks: 0, issues: [{ code: 'not-json' }] },
        { file: 'b.json', kind: 'block', blocks: 1 },
      ],
      summary: { files: 2, blocks: 1, errors: 1, warnings: 1 },
    })
  })

  it('contains the line and column of issues outside of blocks', async () => {
    const text = `[\n  ${JSON.stringify({ id: 'a', ...validBlock })},\n  { "type": "title", "id": "a", "data": { "text": "x" } }\n]`
    const run = await runCli(['validate', 'a.json', '--format', 'json'], { cwd: folderOf({ 'a.json': text }) })
    expect(JSON.parse(run.stdout).files[0].issues).toMatchObject([
      { code: 'duplicate-id', pointer: '/1/id', block: 'title', line: 3, column: 28 },
    ])
  })

  it('is valid JSON when nothing was checked', async () => {
    const run = await runCli(['validate', 'none', '--format', 'json'], { cwd: folderOf({}) })
    expect(JSON.parse(run.stdout)).toEqual({
      files: [],
      problems: [{ file: 'none', problem: 'no such file or folder' }],
      summary: { files: 0, documents: 0, blocks: 0, errors: 0, warnings: 0, codes: {} },
    })
  })
})
